import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { isRecord } from '@/lib/is-record'
import { isLink } from '../node-numbers'
import { getChildren, type RichTextNode } from '../rich-text-node'
import { ordinaryLink } from './ordinary-link'
import { siteAddress } from './site-address'

/** Rich text as the site keeps it, whatever was pasted into the editor. */
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
  return nodes.map((node) => {
    if (!Array.isArray(node.children)) return node
    const children = mendedNodes({ nodes: getChildren(node), siteUrl })
    const copy = { ...node, children }
    return isLink(node) ? mendedLink({ link: copy, siteUrl }) : copy
  })
}

function mendedLink({ link, siteUrl }: { link: RichTextNode; siteUrl: string }): RichTextNode {
  const { fields } = link
  if (!isRecord(fields) || typeof fields.url !== 'string') return link
  const url = siteAddress({ url: fields.url.trim(), siteUrl })
  if (url === fields.url) return link
  return ordinaryLink({ ...link, fields: { ...fields, url } })
}
