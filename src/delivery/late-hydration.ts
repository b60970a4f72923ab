// The scripts of Next and React as they stand in a document; old browsers' own are left alone.
const framework =
  /<script src="(\/_next\/static\/[^"]+)"(?=[^>]* async="")(?![^>]*noModule)[^>]*><\/script>/g
const preloads = /<link rel="preload" as="script"[^>]*>/g
// Styles that only a script would put to use, after an error; the scripts ask for them by themselves.
const stylePreloads = /<link rel="preload" href="\/_next\/static\/[^"]+" as="style"[^>]*>/g

/** What a page says that is of no use without script (`needsScript` of its shell). */
const atOnce = '<meta name="hydration" content="at-once"/>'

const loader = `{const sources=JSON.parse(document.getElementById('late-scripts').textContent),signs=['pointerover','pointerdown','touchstart','keydown','focusin'],load=()=>{for(const source of sources){const script=document.createElement('script');script.async=true;script.src=source;document.head.append(script)}},soon=()=>requestAnimationFrame(()=>setTimeout(load)),wake=({type,pointerType})=>{for(const sign of signs)removeEventListener(sign,wake,true);if(type==='focusin'||pointerType==='mouse'&&type==='pointerover')return soon();const ends=['click','keyup'],end=()=>{clearTimeout(timer);for(const name of ends)removeEventListener(name,end,true);soon()},timer=setTimeout(end,500);for(const name of ends)addEventListener(name,end,true)};if(document.documentElement.hasAttribute('data-member')&&document.querySelector('[data-hydrate-for-members]'))load();else for(const sign of signs)addEventListener(sign,wake,{capture:true,passive:true})}`

/** Whether a page is there to be read, and is of use without script. */
export function isForReading(document: string): boolean {
  return !document.includes(atOnce)
}

/**
 * Lets a document load its scripts at the first sign of somebody using it: a pointer, a touch, a key
 * or a focus, once what that changes has been painted: a tap or a key has ended by then, or lasts for
 * half a second. Until then everything on it works without them. A member's browser loads them at once where a part is marked `data-hydrate-for-members`.
 */
export function hydrateLate({ document, mark }: { document: string; mark: string }): string {
  if (!isForReading(document)) return document
  const sources: string[] = []
  const bare = document
    .replace(framework, (_element, source: string) => {
      sources.push(source)
      return ''
    })
    .replace(preloads, '')
    .replace(stylePreloads, '')
  const list = JSON.stringify(sources).replaceAll('<', '\\u003c')
  const tail = `<script type="application/json" id="late-scripts">${list}</script><script nonce="${mark}">${loader}</script></body>`
  return bare.replace('</body>', () => tail)
}
