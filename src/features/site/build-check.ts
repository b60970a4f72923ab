/** A page is reloaded for a failed chunk at most once in this time, in milliseconds (specification §4, §9). */
const reloadGuard = 10_000

/** How often a visible tab asks for the newest build, in milliseconds. */
export const checkInterval = 5 * 60 * 1000

/** Whether a page may be reloaded now, given when it last was (milliseconds since 1970, or null). */
export function mayReload({ last, now }: { last: number | null; now: number }): boolean {
  return last === null || now - last >= reloadGuard
}

// What the bundlers' loaders say when a script of an older build is gone.
const chunkFailure =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to (?:load chunk|fetch dynamically imported module)/

export function isChunkFailure(text: string): boolean {
  return chunkFailure.test(text)
}
