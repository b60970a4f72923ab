import { setTimeout as sleep } from 'node:timers/promises'

/** Tracks whether the pages of the site have been rendered since the start. */
export function createWarmth() {
  let isWarm = false
  let waiting: Set<string> | null = null
  let finish = () => {}
  const reached = new Promise<void>((resolve) => {
    finish = resolve
  })

  function reach(): void {
    isWarm = true
    finish()
  }

  return {
    isWarm: () => isWarm,
    /** Resolves once they have. */
    reached,
    /** The same, after `ms` milliseconds at the latest. */
    within: (ms: number) => Promise.race([reached, sleep(ms, undefined, { ref: false })]),
    /** Reports that all have been rendered, as far as they can be. */
    reach,
    /** Sets which pages there are. */
    expect(pages: string[]): void {
      waiting ??= new Set(pages)
    },
    /** Reports that one has been rendered. Edits may come faster than a whole round takes. */
    note(page: string): void {
      if (waiting?.delete(page) && waiting.size === 0) reach()
    },
    /**
     * Puts pages that have not been rendered yet first: an interruption starts again from the front.
     */
    unmadeFirst(pages: string[]): string[] {
      const isUnmade = (page: string) => waiting?.has(page) ?? false
      return [...pages.filter(isUnmade), ...pages.filter((page) => !isUnmade(page))]
    },
  }
}
