import { createHash } from 'node:crypto'

// The application writes no `>` into an attribute, and no `</script>` into a script.
const elements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** An inline script or style as a source of a content security policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const push = 'self.__next_f.push('

/**
 * Makes one script of the many in which Next hands its data over: each costs a hash in the policy. They
 * are no elements of React's, which would miss them.
 */
function joinData({ document, mark }: { document: string; mark: string }): string {
  const open = `<script nonce="${mark}">${push}`
  const [first = '', ...rest] = document.split(`</script>${open}`)
  let last = first
  return rest.reduce((joined, part) => {
    const at = last.lastIndexOf('<script')
    const followsData = at < 0 || last.startsWith(open, at)
    last = part
    return followsData ? `${joined}\n;${push}${part}` : `${joined}</script>${open}${part}`
  }, first)
}

/**
 * Takes the mark of our own scripts (src/lib/script-mark.ts) out of a document.
 * @returns the document as it goes out, and the hashes of the inline scripts that carried the mark,
 *   as sources of a content security policy. What was smuggled into a page cannot carry it.
 */
export function unmarkScripts({ document, mark }: { document: string; mark: string }): {
  document: string
  hashes: string[]
} {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  const unmarked = joinData({ document, mark }).replace(
    elements,
    (element: string, attributes: string, script: string) => {
      if (!attributes.includes(attribute)) return element
      // Next repeats the mark in the data for its own script in the browser.
      const content = script.replaceAll(mark, '')
      if (!/\ssrc=/.test(attributes)) hashes.add(hashSource(content))
      return `<script${attributes.replace(attribute, '')}>${content}</script>`
    },
  )
  return {
    document: unmarked.replaceAll(attribute, '').replaceAll(mark, ''),
    hashes: [...hashes],
  }
}
