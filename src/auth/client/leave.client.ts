/** After that long, a page that is still here can be used again: no event tells of a “Stop”. */
const stoppedMs = 10_000

/**
 * Loads another page. A form stays busy until it is gone: it settles only if the reader comes back to
 * this one from the browser's back/forward cache, or is still here after a while.
 */
export function leaveFor(address: string): Promise<null> {
  location.assign(address)
  return untilBack()
}

/**
 * Loads another page in the place of this one, to which the browser's way back then does not lead.
 */
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
