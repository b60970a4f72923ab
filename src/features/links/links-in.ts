import type { Field } from 'payload'
import { isRecord } from '@/lib/is-record'
import { leavesIn, someLeaf, type Leaf } from '@/cms/field-leaves'
import type { LinkKind } from './link-fault'

/** A link in a record. */
export type PlacedLink = Pick<Leaf, 'path' | 'locale'> & {
  url: string
  kind: LinkKind
  /** The words that are linked; empty where the field is nothing but an address. */
  words: string
}

function getKind(field: Field): LinkKind | null {
  const kind: unknown = field.type === 'text' ? field.custom?.link : null
  return kind === 'target' || kind === 'address' ? kind : null
}

/** Whether a link can be anywhere in these fields. */
export function mayHoldLinks(fields: readonly Field[]): boolean {
  return someLeaf({ fields, test: (field) => field.type === 'richText' || getKind(field) !== null })
}

/** Every link in a record that was read in all languages. */
export function linksIn(record: { fields: readonly Field[]; data: unknown }): PlacedLink[] {
  return leavesIn(record).flatMap(({ field, value, path, locale }) =>
    findLinks({ field, value }).map((link) => ({ ...link, path, locale })),
  )
}

type Link = Pick<PlacedLink, 'url' | 'kind' | 'words'>

function findLinks({ field, value }: { field: Field; value: unknown }): Link[] {
  if (field.type === 'richText') return inRichText(value)
  const kind = getKind(field)
  if (kind === null || typeof value !== 'string' || value === '') return []
  return [{ url: value, kind, words: '' }]
}

/** Links of formatted text, however deep in it. */
function inRichText(node: unknown): Link[] {
  if (Array.isArray(node)) return node.flatMap(inRichText)
  if (!isRecord(node)) return []
  const { type, fields } = node
  const isLink = (type === 'link' || type === 'autolink') && isRecord(fields)
  const url = isLink && typeof fields.url === 'string' ? fields.url.trim() : ''
  const own: Link[] = isLink ? [{ url, kind: 'address', words: getText(node).trim() }] : []
  return [...own, ...inRichText(node.children), ...inRichText(node.root)]
}

function getText(node: unknown): string {
  if (Array.isArray(node)) return node.map(getText).join('')
  if (!isRecord(node)) return ''
  return typeof node.text === 'string' ? node.text : getText(node.children)
}
