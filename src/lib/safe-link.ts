const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** A path of the site, a part of the page, or an address with one of the schemes. */
const form = /^(?:\/(?![/\\])|[#?]|([a-z][a-z0-9+.-]*:))/i

// Browsers leave blanks and control characters out of an address, and `/\t/x` would be another host.
const dropped = /[\s\p{Cc}]/u

/** Whether a link can only lead to a page, or to someone's mail or telephone: nothing that runs. */
export function isSafeLink(url: string): boolean {
  const [found, scheme] = form.exec(url) ?? []
  if (found === undefined || dropped.test(url)) return false
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
}
