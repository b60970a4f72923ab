/**
 * After this long a page that is still here becomes usable again: no event reports that the reader
 * pressed Stop.
 */
const stoppedMs = 10_000

/**
 * Loads another page. A form stays busy until it is gone: it settles only if the reader comes back to
 * this one from the browser's back/forward cache, or is still here after a while.
 */
export function leaveFor(address: string): Promise<null> {
  location.assign(address)
  return untilBack()
}

/** Loads another page in place of this one, so that the browser's Back does not return here. */
export function replaceBy(address: string): Promise<null> {
  location.replace(address)
  return untilBack()
}

function untilBack(): Promise<null> {
  return new Promise((resolve) => {
    const end = () => resolve(null)
    addEventListener('pageshow', end, { once: true })
    setTimeout(end, stoppedMs)
  })
}
