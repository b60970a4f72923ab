/**
 * Two slashes after the origin would begin the name of another site, and Payload would encode any
 * other character a second time and break the link.
 */
const path = /^\/(?!\/)[\w./-]*(?:\?[\w;&=%-]*)?(?:#[\w-]+)?$/

/**
 * The address of a page of this site as a path, which a translation leads to the page in its own
 * language; other addresses as they are.
 */
export function siteAddress({ url, siteUrl }: { url: string; siteUrl: string }): string {
  if (!URL.canParse(url)) return url
  const { origin, pathname, search, hash } = new URL(url)
  const rest = `${pathname}${search}${hash}`
  return origin === new URL(siteUrl).origin && path.test(rest) ? rest : url
}
