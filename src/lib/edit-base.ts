import { isRecord } from './is-record'

/**
 * What a form was filled with, field by field: hashes of the values at the paths of its fields.
 * A field has several where what is stored and what the form made of it differ; the first is that
 * of the form.
 */
export type EditBase = Record<string, string[]>

/** The name under which a form sends its base beside its fields. */
export const editBaseName = 'editBase'

/** The name under which the answer to a save says which fields others have changed meanwhile. */
export const editKeptName = 'editKept'

/** The name under which it says, in the language of the panel, which of them the form did not know of. */
export const editNewsName = 'editNews'

/** The name under which it says what it was sent for the fields that it has written, as hashes. */
export const editWrittenName = 'editWritten'

// Payload's own, which no editor types, and the status, which is the purpose of a save.
const administration = new Set([
  ...['id', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt', '_status', 'globalType'],
  ...[editBaseName, editKeptName, editNewsName, editWrittenName],
])

/** Fields that Payload itself stores of an upload. */
const fileFields = new Set([
  ...[
    'file',
    'filename',
    'mimeType',
    'filesize',
    'width',
    'height',
    'url',
    'thumbnailURL',
    'sizes',
  ],
  ...['focalX', 'focalY', 'prefix'],
])

/** Whether a record is about a file. */
function isOfFile(data: Record<string, unknown>): boolean {
  return 'filename' in data && 'mimeType' in data
}

/** Takes out of a record what Payload keeps of its file. */
export function forgetFile(data: Record<string, unknown>): void {
  for (const name of fileFields) delete data[name]
}

/**
 * The values of a record in one language that editors write, groups by their fields; lists and rich
 * text are whole.
 */
export function editLeaves(data: unknown): [path: string, value: unknown][] {
  if (!isRecord(data)) return []
  const ofFile = isOfFile(data)
  const fields = Object.entries(data).filter(
    ([name]) => !administration.has(name) && !(ofFile && fileFields.has(name)),
  )
  return fields.flatMap(([name, value]) => leavesAt({ path: name, value }))
}

function leavesAt({ path, value }: { path: string; value: unknown }): [string, unknown][] {
  if (!isGroup(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesAt({ path: `${path}.${name}`, value: inner }),
  )
}

/** A value of several fields; rich text and a relation are one. */
function isGroup(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || 'root' in value || isDocument(value)) return false
  return !('relationTo' in value && 'value' in value)
}

/** A related record, where there could be its id. */
function isDocument(value: Record<string, unknown>): boolean {
  return 'id' in value && 'updatedAt' in value
}

export function getEditBase(data: unknown): EditBase {
  return Object.fromEntries(editLeaves(data).map(([path, value]) => [path, [valueHash(value)]]))
}

/** Value at the path of a leaf. */
export function leafAt({ data, path }: { data: unknown; path: string }): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), data)
}

/** The same for values that say the same: an empty text, null and nothing do. */
export function valueHash(value: unknown): string {
  const text = canonical(value)
  return `${hash({ text, seed: 1 })}${hash({ text, seed: 2 })}`
}

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  if (isDocument(value)) return canonical(value.id)
  const entries = Object.entries(value)
    .map(([name, inner]) => [JSON.stringify(name), canonical(inner)] as const)
    .filter(([, inner]) => inner !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map((entry) => entry.join(':')).join(',')}}`
}

/** cyrb53, 53 bits: a browser has no other hash that answers at once. */
function hash({ text, seed }: { text: string; seed: number }): string {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
