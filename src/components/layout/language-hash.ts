/**
 * The text of a script that keeps readers at the section that they are at when they change the
 * language: redirects carry the fragment of an address along (RFC 9110, 10.2.2). Sections have the
 * same one in each language; a heading of a long text may also be found by the words of its own.
 */
export const languageHashScript = `addEventListener('click',event=>{const link=event.target.closest?.('a[hreflang]'),at=location.hash.slice(1);if(link?.origin===location.origin)link.hash=document.getElementById(at)?.closest('h2,h3')?.id||at},true)`
