/**
 * Loads another page. It settles only if the reader comes back to this one by the browser's own
 * cache of pages, so that a form stays busy until it is gone.
 */
export function leaveFor(address: string): Promise<null> {
  location.assign(address)
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(null), { once: true })
  })
}
