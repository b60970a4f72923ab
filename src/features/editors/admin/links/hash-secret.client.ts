/** What stands behind the # of the address; the browser sends it to nobody. */
export function hashSecret(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
