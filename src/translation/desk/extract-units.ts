import { defaultLocale, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { pairSegments } from '../rich-text/pair-segments'
import { plainText } from '../rich-text/markup'
import { segmentKeys } from '../rich-text/segment-keys'
import { segmentsOf } from '../rich-text/segments'
import type { TextFormat, TextRole, UnitKind } from '../types'
import { titleOf, type Container } from './containers'
import { byLocale, textLeaves, type TextLeaf } from './text-leaves'
import { formatUnit } from './unit-address'

/** One text of a record in all languages. */
export type ExtractedUnit = {
  unit: string
  kind: UnitKind
  container: string
  document: string
  documentTitle: string
  path: string
  segment: string
  /** In the order of the record's form, from 0. */
  position: number
  format: TextFormat
  role: TextRole
  maxLength: number | null
  isRequired: boolean
  /** Arguments that a message may use; null for other texts. */
  allowed: string[] | null
  leaf: TextLeaf
  /** Of the block in the Romanian text; null outside rich text. */
  block: number | null
  texts: Record<Locale, string | null>
}

/** Keys of the blocks of rich text as they were given before, by path, in order. */
export type KnownSegments = Map<string, { key: string; text: string }[]>

/**
 * Every text that a record has in Romanian, its source, read with `locale: 'all'` and without
 * fallback.
 */
export function extractUnits(options: {
  container: Container
  doc: unknown
  known?: KnownSegments
}): ExtractedUnit[] {
  const { container, doc, known = new Map<string, never>() } = options
  const leaves = textLeaves({ fields: container.fields, data: doc })
  const units =
    container.slug === 'messages'
      ? leaves.flatMap((leaf) => messageUnit({ leaf, doc }))
      : leaves.flatMap((leaf) => leafUnits({ container, doc, leaf, known }))
  return units.map((unit, position) => ({ ...unit, position }))
}

type Unplaced = Omit<ExtractedUnit, 'position'>

function leafUnits(options: {
  container: Container
  doc: unknown
  leaf: TextLeaf
  known: KnownSegments
}): Unplaced[] {
  const { container, doc, leaf, known } = options
  const place = {
    kind: container.kind,
    container: container.slug,
    document: documentOf({ container, doc }),
    path: leaf.path,
  }
  const rest = {
    ...place,
    documentTitle: titleOf({ container, doc }),
    maxLength: leaf.maxLength,
    isRequired: leaf.isRequired,
    allowed: null,
    leaf,
  }
  if (leaf.type !== 'richText') {
    const texts = byLocale((locale) => plainValue(leaf.values[locale]))
    if (texts[defaultLocale] === null) return []
    const unit = formatUnit({ ...place, segment: '' })
    const format = leaf.type
    return [{ ...rest, unit, segment: '', format, role: leaf.role, block: null, texts }]
  }
  return blocksOf({ leaf, known: known.get(leaf.path) ?? [] }).map(
    ({ key, segment, ...block }) => ({
      ...rest,
      ...block,
      unit: formatUnit({ ...place, segment: key }),
      segment: key,
      format: 'rich-text' as const,
      role: segment.kind === 'heading' ? ('heading' as const) : ('prose' as const),
    }),
  )
}

function blocksOf({ leaf, known }: { leaf: TextLeaf; known: { key: string; text: string }[] }) {
  const source = segmentsOf(leaf.values[defaultLocale])
  const keys = segmentKeys({ segments: source, known })
  const pairs = byLocale((locale) =>
    locale === defaultLocale
      ? []
      : pairSegments({
          source: leaf.values[defaultLocale],
          target: leaf.values[locale],
          sourceLocale: defaultLocale,
          locale,
        }),
  )
  return source.map((segment, block) => ({
    key: keys[block] ?? String(block),
    segment,
    block,
    texts: byLocale((locale) =>
      locale === defaultLocale ? segment.markup : (pairs[locale][block]?.target?.markup ?? null),
    ),
  }))
}

function messageUnit({ leaf, doc }: { leaf: TextLeaf; doc: unknown }): Unplaced[] {
  if (!isRecord(doc) || typeof doc.key !== 'string' || doc.isObsolete === true) return []
  const texts = byLocale((locale) => plainValue(leaf.values[locale]))
  const source = texts[defaultLocale]
  if (source === null) return []
  const place = { kind: 'message' as const, container: 'messages', path: doc.key, segment: '' }
  const document = typeof doc.namespace === 'string' ? doc.namespace : ''
  return [
    {
      ...place,
      unit: formatUnit({ ...place, document: '' }),
      document,
      documentTitle: document,
      format: 'message',
      role: /[.!?…]$/u.test(source) ? 'prose' : 'label',
      maxLength: typeof doc.maxLength === 'number' ? doc.maxLength : null,
      isRequired: true,
      allowed: Array.isArray(doc.arguments)
        ? doc.arguments.filter((name) => typeof name === 'string')
        : [],
      leaf,
      block: null,
      texts,
    },
  ]
}

/** The words of a unit without markup. */
export function wordsIn({ format, text }: { format: TextFormat; text: string }): string {
  return format === 'rich-text' ? plainText(text) : text
}

function plainValue(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The record that texts stand in, as the desk names it: nothing for a global, which is the only one. */
export function documentOf({ container, doc }: { container: Container; doc: unknown }): string {
  return container.kind === 'global' ? '' : idOf(doc)
}

export function idOf(doc: unknown): string {
  const id = isRecord(doc) ? doc.id : undefined
  return typeof id === 'number' || typeof id === 'string' ? String(id) : ''
}
