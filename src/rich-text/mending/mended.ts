import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { isRecord } from '@/lib/is-record'
import { isSafeLink } from '@/lib/safe-link'
import { isLink } from '../node-numbers'
import { getChildren, type RichTextNode } from '../rich-text-node'
import { ordinaryLink } from './ordinary-link'
import { siteAddress } from './site-address'

/**
 * Rich text as the site keeps it, whatever was pasted into the editor: Lexical takes headings of all
 * levels and links without an address, and Payload then publishes none of the text.
 */
export function mended(options: {
  state: SerializedEditorState
  siteUrl: string
}): SerializedEditorState {
  const { state, siteUrl } = options
  const children = mendedNodes({ nodes: getChildren(state.root), siteUrl })
  return { ...state, root: { ...state.root, children } }
}

function mendedNodes(options: { nodes: RichTextNode[]; siteUrl: string }): RichTextNode[] {
  const { nodes, siteUrl } = options
  return nodes.flatMap((node) => {
    if (!Array.isArray(node.children)) return [node]
    const children = mendedNodes({ nodes: getChildren(node), siteUrl })
    const copy = { ...node, children }
    return isLink(node) ? mendedLink({ link: copy, siteUrl }) : [withSiteLevel(copy)]
  })
}

const levels: ReadonlyMap<unknown, string> = new Map([
  ['h1', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
])

/** A heading of a level that the editor offers; the first is the title of the page. */
function withSiteLevel(node: RichTextNode): RichTextNode {
  const tag = node.type === 'heading' ? levels.get(node.tag) : undefined
  return tag === undefined ? node : { ...node, tag }
}

/** The link; of one that leads nowhere safe the words. */
function mendedLink({ link, siteUrl }: { link: RichTextNode; siteUrl: string }): RichTextNode[] {
  const fields = isRecord(link.fields) ? link.fields : {}
  if (fields.linkType === 'internal') return [link]
  const given = typeof fields.url === 'string' ? fields.url.trim() : ''
  if (!isSafeLink(given)) return getChildren(link)
  const url = siteAddress({ url: given, siteUrl })
  return url === fields.url ? [link] : [ordinaryLink({ ...link, fields: { ...fields, url } })]
}
