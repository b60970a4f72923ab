import type { Field, PayloadRequest } from 'payload'
import { editorUser } from '@/cms/editor-user'
import { findField } from '@/cms/fields/find-field'
import { dateWords } from '@/cms/panel/date-words'
import { leafAt } from '@/lib/edit-base'
import { isRecord } from '@/lib/is-record'
import { fieldTitle } from '@/features/translation/content/field-title'
import { isLocale, type Locale } from '@/i18n/locales'

/** A field that two editors have changed: what is stored, and what the form sends. */
export type FieldConflict = {
  path: string
  label: string
  theirs: { value: unknown; text: string }
  mine: { text: string }
}

export type EditConflict = {
  /** Who has changed the record last; null for a script. */
  by: string | null
  at: string | null
  fields: FieldConflict[]
}

type Options = {
  req: PayloadRequest
  kind: 'collection' | 'global'
  slug: string
  data: unknown
  stored: unknown
  paths: string[]
}

/** Both sides of a conflict, as editors read them. */
export async function editConflict(options: Options): Promise<EditConflict> {
  const { req, kind, slug: container, data, stored, paths } = options
  const language = isLocale(req.i18n.language) ? req.i18n.language : 'ro'
  const updatedAt = isRecord(stored) ? stored.updatedAt : null
  return {
    by: await readName(options),
    at: typeof updatedAt === 'string' ? updatedAt : null,
    fields: paths.map((path) => {
      const value = leafAt({ data: stored, path }) ?? null
      const field = findField({ cms: req.payload, container, path })
      const text = (side: unknown) => fieldText({ field, value: side, language })
      return {
        path,
        label: fieldTitle({ cms: req.payload, kind, container, path, language }),
        theirs: { value, text: text(value) },
        mine: { text: text(leafAt({ data, path })) },
      }
    }),
  }
}

function fieldText(options: { field: Field | null; value: unknown; language: Locale }): string {
  const { field, value, language } = options
  if (field?.type !== 'date' || typeof value !== 'string') return shownText(value)
  return dateWords({ field, value, language })
}

async function readName({ req, stored }: Options): Promise<string | null> {
  const id = isRecord(stored) ? stored.updatedBy : null
  if (typeof id !== 'number') return null
  const editor = await editorUser({ req, id })
  return editor?.name ?? null
}

/** Rich text by its paragraphs, without its formatting; what is no text as it is written in data. */
export function shownText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (isRecord(value) && isRecord(value.root)) return getBlocks(value.root).join('\n')
  return JSON.stringify(value)
}

function getBlocks(node: Record<string, unknown>): string[] {
  const children: unknown[] = Array.isArray(node.children) ? node.children : []
  const nodes = children.filter(isRecord)
  const isBlock = nodes.some((one) => typeof one.text === 'string' || one.type === 'link')
  return isBlock ? [getText(node)] : nodes.flatMap(getBlocks)
}

function getText(node: Record<string, unknown>): string {
  if (typeof node.text === 'string') return node.text
  const children: unknown[] = Array.isArray(node.children) ? node.children : []
  return children.filter(isRecord).map(getText).join('')
}
