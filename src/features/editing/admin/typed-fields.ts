import type { FormState } from 'payload'
import {
  editBaseName,
  editKeptName,
  editLeaves,
  editWrittenName,
  leafAt,
  valueHash,
} from '@/lib/edit-base'
import { isRecord } from '@/lib/is-record'

/** Where Payload's form has a file that is to be uploaded: once it is, it must not come back. */
const newFile = 'file'

/**
 * Restores `isModified` and the typed value of fields that lost them: Payload clears the flag of every
 * field as soon as another one changes, and then takes the response to an earlier save for newer than
 * what was typed.
 */
export function restoreModified({ before, now }: { before: FormState; now: FormState }): FormState {
  const lost = Object.entries(before).flatMap(([path, typed]) => {
    const field = now[path]
    if (path === newFile || !typed.isModified || !field || field.isModified) return []
    if (!isSameRow({ before, now, path })) return []
    return [[path, { ...field, value: typed.value, isModified: true }] as const]
  })
  return Object.fromEntries(lost)
}

/** Whether a path still leads to the same row: rows that are moved take their fields along. */
function isSameRow({ before, now, path }: { before: FormState; now: FormState; path: string }) {
  const steps = path.split('.')
  return steps.every((step, index) => {
    if (!/^\d+$/.test(step)) return true
    const list = steps.slice(0, index).join('.')
    const [was, is] = [before, now].map((state) => state[list]?.rows?.[Number(step)]?.id)
    return was === is
  })
}

/** The last field whose text has changed between two states of a form. */
export function lastTypedField({
  before,
  now,
}: {
  before: FormState
  now: FormState
}): string | null {
  const changed = Object.entries(now).find(
    ([path, field]) => field.isModified && field.value !== before[path]?.value,
  )
  return changed?.[0] ?? null
}

/** The fields without the mark of being typed into. */
export function withoutMarks({ fields, paths }: { fields: FormState; paths: string[] }): FormState {
  const unmarked = paths.flatMap((path) => {
    if (!fields[path]) return []
    const { isModified: _, ...field } = fields[path]
    return [[path, field] as const]
  })
  return Object.fromEntries(unmarked)
}

/**
 * The fields that have been changed elsewhere and not here since their last save, with what is stored:
 * Payload takes no answer over into a field that was ever typed into.
 */
export function takenOver(options: {
  fields: FormState
  doc: unknown
  /** In which someone may be typing. */
  except: string | null
}): FormState {
  const { fields, doc, except } = options
  const base = baseOf(fields)
  const kept = isRecord(doc) ? stringsOf(doc[editKeptName]) : []
  const taken = kept.flatMap((path) => {
    const field = fields[path]
    const isSaved = stringsOf(base[path])[0] === valueHash(field?.value)
    if (!field?.isModified || field.rows || path === except || !isSaved) return []
    const value = leafAt({ data: doc, path })
    const { isModified: _, ...rest } = field
    return [[path, { ...rest, value, initialValue: value, valid: true }] as const]
  })
  return Object.fromEntries(taken)
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** What the form was filled with, which follows its saves. */
export function baseOf(fields: FormState): Record<string, unknown> {
  const base: unknown = fields[editBaseName]?.value
  return isRecord(base) ? base : {}
}

/**
 * The fields of which the answer to a save says something else than the form: what was typed since
 * the save was sent. A text that the site has changed at saving is confirmed by what it was sent,
 * and stays so while the site keeps it.
 */
export function unconfirmed(options: {
  values: unknown
  doc: unknown
  base: Record<string, unknown>
  paths: string[]
}): string[] {
  const { values, doc, base, paths } = options
  const told = isRecord(doc) ? doc[editWrittenName] : null
  const written = isRecord(told) ? told : {}
  const leaves = editLeaves(values)
  return paths.filter((path) => {
    const leaf = leaves.find(([name]) => path === name || path.startsWith(`${name}.`))
    if (!leaf) return false
    const [name, value] = leaf
    const shown = valueHash(value)
    if (written[name] !== undefined) return shown !== written[name]
    const stored = valueHash(leafAt({ data: doc, path: name }))
    const known = stringsOf(base[name])
    return shown !== stored && !(shown === known[0] && known.includes(stored))
  })
}
