import loader from './hydration-loader.client?script'

// The scripts of Next and React as they stand in a document; old browsers' own are left alone.
const framework =
  /<script src="(\/_next\/static\/[^"]+)"(?=[^>]* async="")(?![^>]*noModule)[^>]*><\/script>/g
const preloads = /<link rel="preload" as="script"[^>]*>/g
// Styles that only a script would put to use, after an error; the scripts ask for them by
// themselves.
const stylePreloads = /<link rel="preload" href="\/_next\/static\/[^"]+" as="style"[^>]*>/g

/** What a page says that is of no use without script (`needsScript` of its shell); the loader asks, too. */
const atOnce = '<meta name="hydration" content="at-once"/>'

/** Whether a page is there to be read, and is of use without script. */
export function isForReading(document: string): boolean {
  return !document.includes(atOnce)
}

/**
 * Lets a document load its scripts when a visitor begins to use it, by a pointer, a touch, a key or
 * a focus, and pauses. Until then everything on it works without them. A member's browser loads them
 * at once where a part is marked `data-hydrate-for-members`, and any browser right after the first
 * paint of a page that is of no use without them: they would take the network from that paint.
 */
export function hydrateLate({ document, mark }: { document: string; mark: string }): string {
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
