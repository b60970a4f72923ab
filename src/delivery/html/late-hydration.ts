// The scripts of Next and React as they stand in a document; old browsers' own are left alone.
const framework =
  /<script src="(\/_next\/static\/[^"]+)"(?=[^>]* async="")(?![^>]*noModule)[^>]*><\/script>/g
const preloads = /<link rel="preload" as="script"[^>]*>/g
// Styles that only a script would put to use, after an error; the scripts ask for them by themselves.
const stylePreloads = /<link rel="preload" href="\/_next\/static\/[^"]+" as="style"[^>]*>/g

/** What a page says that is of no use without script (`needsScript` of its shell). */
const atOnce = '<meta name="hydration" content="at-once"/>'

// A tap or a key is answered before scripts come between it and its paint; whoever goes on tapping or
// typing keeps them away until the first pause. In milliseconds.
const longestUse = 500
const pause = 200

// Browsers report a mouse that rests where a page appears as if it had moved there, some of them from
// 0,0 first: one change of place is no use of it, a second one is.
const loader = `{const sources=JSON.parse(document.getElementById('late-scripts').textContent),stop=new AbortController();let timer,place,changes=0;const load=()=>{if(stop.signal.aborted)return;stop.abort();for(const source of sources){const script=document.createElement('script');script.async=true;script.src=source;document.head.append(script)}},wait=duration=>{clearTimeout(timer);timer=setTimeout(load,duration)},on=(signs,act)=>{for(const sign of signs)addEventListener(sign,act,{capture:true,passive:true,signal:stop.signal})};if(document.documentElement.hasAttribute('data-member')&&document.querySelector('[data-hydrate-for-members]'))load();else{on(['pointerdown','touchstart','keydown'],()=>wait(${longestUse}));on(['click','keyup'],()=>wait(${pause}));const use=()=>{if(!timer)wait(0)};on(['focusin'],use);on(['pointermove'],({pointerType,screenX,screenY})=>{if(pointerType!=='mouse')return;const now=screenX+','+screenY;if(place&&place!==now&&changes++)use();place=now})}}`

/** Whether a page is there to be read, and is of use without script. */
export function isForReading(document: string): boolean {
  return !document.includes(atOnce)
}

/**
 * Lets a document load its scripts when somebody has begun to use it, by a pointer, a touch, a key or
 * a focus, and pauses. Until then everything on it works without them. A member's browser loads them
 * at once where a part is marked `data-hydrate-for-members`.
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
