import { isRecord } from '@/lib/is-record'
import { getChildren, type RichTextNode } from '../rich-text-node'
import { ordinaryLink } from './ordinary-link'

/**
 * Inline nodes without the automatic links that the editor would take away as soon as it opens them:
 * those stay as ordinary links.
 */
export function lastingLinks(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.map((link, index) => {
    const isLasting =
      hasItsAddress(link) &&
      isDivided({ node: nodes[index - 1], sign: lastSign }) &&
      isDivided({ node: nodes[index + 1], sign: firstSign })
    return isLasting ? link : ordinaryLink(link)
  })
}

/** Whether the words are those that the editor made the link of. */
function hasItsAddress({ children, fields }: RichTextNode): boolean {
  const parts = getChildren({ children })
  if (!isRecord(fields) || parts.some(({ type }) => type !== 'text')) return false
  const words = parts.map(({ text }) => text).join('')
  return [words, `https://${words}`, `mailto:${words}`].some((address) => address === fields.url)
}

// The signs that the editor ends an address at: Payload’s AutoLinkPlugin.
const lastSign = /[.,;\s]$/
const firstSign = /^[.,;\s]/

function isDivided({ node, sign }: { node: RichTextNode | undefined; sign: RegExp }): boolean {
  if (!node || node.type === 'linebreak') return true
  return typeof node.text === 'string' && sign.test(node.text)
}
