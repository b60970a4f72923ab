import { createHash } from 'node:crypto'

// The application writes no `>` into an attribute, and no `</script>` into a script.
const elements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
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
  const unmarked = document.replace(
    elements,
    (element: string, attributes: string, script: string) => {
      if (!attributes.includes(attribute)) return element
      // Next repeats the mark in the data for its own script in the browser.
      const content = script.replaceAll(mark, '')
      if (!/\ssrc=/.test(attributes)) hashes.add(hashOf(content))
      return `<script${attributes.replace(attribute, '')}>${content}</script>`
    },
  )
  return {
    document: unmarked.replaceAll(attribute, '').replaceAll(mark, ''),
    hashes: [...hashes],
  }
}
