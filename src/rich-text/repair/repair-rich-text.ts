import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { isSafeLink } from '@/lib/safe-link'
import { isLink } from '../node-numbers'
import { inLanguage } from '../site-link'
import { getChildren, type RichTextNode } from '../rich-text-node'
import { ordinaryLink } from './ordinary-link'
import { siteAddress } from './site-address'

type Site = {
  siteUrl: string
  /** Language of the text; null where several are written at once. */
  locale: Locale | null
}

/**
 * Rich text as the site keeps it, whatever was pasted into the editor: Lexical takes headings of all
 * levels and links without an address, and Payload then publishes none of the text.
 */
export function repairRichText(
  options: Site & { state: SerializedEditorState },
): SerializedEditorState {
  const { state, ...site } = options
  const children = mendedNodes({ nodes: getChildren(state.root), ...site })
  return { ...state, root: { ...state.root, children } }
}

function mendedNodes(options: Site & { nodes: RichTextNode[] }): RichTextNode[] {
  const { nodes, ...site } = options
  return nodes.flatMap((node) => {
    if (!Array.isArray(node.children)) return [node]
    const children = mendedNodes({ nodes: getChildren(node), ...site })
    const copy = { ...node, children }
    return isLink(node) ? mendedLink({ link: copy, ...site }) : [withSiteLevel(copy)]
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
function mendedLink({ link, siteUrl, locale }: Site & { link: RichTextNode }): RichTextNode[] {
  const fields = isRecord(link.fields) ? link.fields : {}
  if (fields.linkType === 'internal') return [link]
  const given = typeof fields.url === 'string' ? fields.url.trim() : ''
  if (!isSafeLink(given)) return getChildren(link)
  const url = siteAddress({ url: given, siteUrl })
  if (url === fields.url) return [link]
  const changed = ordinaryLink({ ...link, fields: { ...fields, url } })
  // What is typed as a path is meant so; an address that is copied may come from another language.
  return [url === given || locale === null ? changed : inLanguage({ link: changed, locale })]
}
