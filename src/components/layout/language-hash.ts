/**
 * The text of a script that keeps readers at the section that they are at when they change the
 * language: redirects carry the fragment of an address along (RFC 9110, 10.2.2). Sections have the
 * same one in each language.
 */
export const languageHashScript = `addEventListener('click',event=>{const link=event.target.closest?.('a[hreflang]');if(link?.origin===location.origin)link.hash=location.hash},true)`
