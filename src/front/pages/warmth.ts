/** Knows whether the pages of the site have all been made once since the start. */
export function createWarmth() {
  let isWarm = false
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })

  return {
    isWarm: () => isWarm,
    reach(): void {
      isWarm = true
      reach()
    },
    /** Resolves once they have, after `ms` milliseconds at the latest. */
    async within(ms: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      })
      await Promise.race([reached, late])
      clearTimeout(timer)
    },
  }
}
