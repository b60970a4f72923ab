/** Only to read paths by: nothing is sent there. */
const anySite = 'https://site.invalid'

/**
 * An address as the header `Location` can carry it, which takes no letters beyond those of ASCII:
 * `https://ru.wikipedia.org/wiki/Кино` → `https://ru.wikipedia.org/wiki/%D0%9A%D0%B8%D0%BD%D0%BE`.
 * What is encoded stays as it is.
 * @param address a path of the site or a full address
 */
export function locationAddress(address: string): string {
  if (!URL.canParse(address, anySite)) return encodeURI(address)
  const { href, pathname, search, hash } = new URL(address, anySite)
  return address.startsWith('/') ? `${pathname}${search}${hash}` : href
}
