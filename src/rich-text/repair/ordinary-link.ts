import { isRecord } from '@/lib/is-record'
import type { RichTextNode } from '../rich-text-node'

/**
 * A link that the editor made of an address, as one that a person made: the editor takes the former
 * away where its words are not its address.
 */
export function ordinaryLink(node: RichTextNode): RichTextNode {
  if (node.type !== 'autolink') return node
  const fields = isRecord(node.fields) ? node.fields : {}
  return { ...node, type: 'link', version: 3, fields: { newTab: false, ...fields } }
}
