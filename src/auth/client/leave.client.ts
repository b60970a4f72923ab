/**
 * Loads another page. It settles only if the reader comes back to this one from the browser's
 * back/forward cache, so that a form stays busy until it is gone.
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
    addEventListener('pageshow', () => resolve(null), { once: true })
  })
}
