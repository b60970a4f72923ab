/** A page is reloaded for a failed chunk at most once in this time, in milliseconds (specification §4, §9). */
const reloadGuard = 10_000

/** How often a visible tab asks for the newest build, in milliseconds. */
export const checkInterval = 5 * 60 * 1000

/**
 * In how many milliseconds a page may be reloaded, given when it last was (milliseconds since 1970, or
 * null).
 */
export function reloadDelay({ last, now }: { last: number | null; now: number }): number {
  // A clock that was set back must not put it off for longer.
  return last === null || now < last ? 0 : Math.max(0, last + reloadGuard - now)
}

// What the bundlers' loaders say when a script of an older build is gone.
const chunkFailure =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to (?:load chunk|fetch dynamically imported module)/

/** Which script such a failure names, as far as it does. */
export function chunkIn(text: string): string | undefined {
  return /\/_next\/static\/[\w./~-]+/.exec(text)?.[0]
}

export function isChunkFailure(text: string): boolean {
  return chunkFailure.test(text)
}
