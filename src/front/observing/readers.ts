/**
 * Longest time that other work steps aside, in milliseconds. Where somebody always waits, as during
 * a flood of addresses that are not in memory, edits must come through all the same.
 */
const patience = 1000

/** Knows how many readers wait for a page to be made, so that what nobody waits for can step aside. */
export function createReaders() {
  let waiting = 0
  let served: (() => void)[] = []

  return {
    async during<T>(work: () => Promise<T>): Promise<T> {
      waiting += 1
      try {
        return await work()
      } finally {
        waiting -= 1
        if (waiting === 0) {
          for (const resolve of served) resolve()
          served = []
        }
      }
    },
    /** Resolves when no reader waits, or after a while. */
    async served(): Promise<void> {
      if (waiting === 0) return
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        served.push(resolve)
        timer = setTimeout(resolve, patience)
      })
      clearTimeout(timer)
    },
  }
}

export type Readers = ReturnType<typeof createReaders>
