/**
 * The text of a script that keeps readers at the section that they are at when they change the
 * language: redirects carry the fragment of an address along (RFC 9110, 10.2.2). Most sections have
 * the same one in each language. Those of a long text are named by their headings; the way to
 * another language leads by their `data-section`, and the page there puts its own name in its place.
 */
export const languageHashScript = `{const at=()=>location.hash.slice(1);addEventListener('click',event=>{const link=event.target.closest?.('a[hreflang]');if(link?.origin===location.origin)link.hash=document.getElementById(at())?.dataset.section??at()},true);addEventListener('DOMContentLoaded',()=>{for(const{id,dataset}of document.querySelectorAll('[data-section]'))if(dataset.section===at())location.replace('#'+id)})}`
