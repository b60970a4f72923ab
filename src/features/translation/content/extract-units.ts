import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { plainText } from '@/rich-text/markup'
import { sharedBlocks } from '@/rich-text/pair-segments'
import { withSharedKeys } from '@/rich-text/keys/shared-keys'
import type { TextFormat, TextRole, UnitKind } from '../types'
import { getTitle, type Container } from './containers'
import { textLeaves, type TextLeaf } from './text-leaves'
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
  texts: Record<Locale, string | null>
}

/**
 * Every text of a record, read with `locale: 'all'` and without fallback: those that it has in
 * Romanian, their source, and those that translations have alone. Of rich text each block is one.
 */
export function extractUnits(options: { container: Container; doc: unknown }): ExtractedUnit[] {
  const { container, doc } = options
  const leaves = textLeaves({ fields: container.fields, data: doc })
  const units = container.isMessages
    ? leaves.flatMap((leaf) => messageUnit({ container, leaf, doc }))
    : leaves.flatMap((leaf) => leafUnits({ container, doc, leaf }))
  return units.map((unit, position) => ({ ...unit, position }))
}

type Unplaced = Omit<ExtractedUnit, 'position'>

function leafUnits(options: { container: Container; doc: unknown; leaf: TextLeaf }): Unplaced[] {
  const { container, doc, leaf } = options
  const place = {
    kind: container.kind,
    container: container.slug,
    document: getDocument({ container, doc }),
    path: leaf.path,
  }
  const rest = {
    ...place,
    documentTitle: getTitle({ container, doc }),
    maxLength: leaf.maxLength,
    isRequired: leaf.isRequired,
    allowed: null,
    leaf,
  }
  if (leaf.type !== 'richText') {
    const texts = byLocale((locale) => plainValue(leaf.values[locale]))
    if (locales.every((locale) => texts[locale] === null)) return []
    const unit = formatUnit({ ...place, segment: '' })
    const format = leaf.type
    return [{ ...rest, unit, segment: '', format, role: leaf.role, texts }]
  }
  const values = withSharedKeys(leaf.values)
  return sharedBlocks(values).map(({ key, kind, texts }) => ({
    ...rest,
    leaf: { ...leaf, values },
    unit: formatUnit({ ...place, segment: key }),
    segment: key,
    format: 'rich-text' as const,
    role: kind === 'heading' ? ('heading' as const) : ('prose' as const),
    texts,
  }))
}

/** Whether a text is in translations alone. */
export function isWithoutSource({ texts }: Pick<ExtractedUnit, 'texts'>): boolean {
  return texts[defaultLocale] === null
}

function messageUnit(options: { container: Container; doc: unknown; leaf: TextLeaf }): Unplaced[] {
  const { container, doc, leaf } = options
  if (!isRecord(doc) || typeof doc.key !== 'string' || doc.isObsolete === true) return []
  const texts = byLocale((locale) => plainValue(leaf.values[locale]))
  const source = texts[defaultLocale]
  if (source === null) return []
  const place = { kind: 'message' as const, container: container.slug, path: doc.key, segment: '' }
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

/** The record that texts are in, as the desk names it: nothing for a global, which is the only one. */
export function getDocument({ container, doc }: { container: Container; doc: unknown }): string {
  return container.kind === 'global' ? '' : getId(doc)
}

export function getId(doc: unknown): string {
  const id = isRecord(doc) ? doc.id : undefined
  return typeof id === 'number' || typeof id === 'string' ? String(id) : ''
}
