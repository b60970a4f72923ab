import { InlineScript } from './inline-script'

const script = `addEventListener('click',event=>{const link=event.target.closest?.('a[hreflang]');if(link?.origin===location.origin)link.hash=location.hash},true)`

/**
 * Keeps readers at the section that they are at when they change the language: redirects carry the
 * fragment of an address along (RFC 9110, 10.2.2), and sections have the same one in each language.
 */
export function LanguageHashScript() {
  return <InlineScript script={script} />
}
