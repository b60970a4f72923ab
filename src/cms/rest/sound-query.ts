import type { FlattenedField } from 'payload'
import { isRecord } from '@/lib/is-record'

/** Operators that the database adapter supports; those for points and for `all` it lacks. */
const operators: ReadonlySet<string> = new Set([
  'contains',
  'equals',
  'exists',
  'greater_than',
  'greater_than_equal',
  'in',
  'less_than',
  'less_than_equal',
  'like',
  'not_equals',
  'not_in',
  'not_like',
])

const truths: ReadonlySet<unknown> = new Set([true, false, 'true', 'false'])

function isComparison([operator, value]: [string, unknown]): boolean {
  if (!operators.has(operator)) return false
  if (operator === 'exists') return truths.has(value)
  if (!isRecord(value) || value instanceof Date) return true
  // About the records that a field names.
  return operator === 'contains' && isCondition(value)
}

/**
 * Whether a condition says by which value which field is compared, at every depth. Payload leaves out
 * what it cannot read, which would be a condition that every record meets.
 */
export function isCondition(where: unknown): boolean {
  if (!isRecord(where)) return false
  return Object.entries(where).every(([name, value]) => {
    if (value === undefined) return true
    if (/^(?:and|or)$/i.test(name)) return Array.isArray(value) && value.every(isCondition)
    return isRecord(value) && Object.entries(value).every(isComparison)
  })
}

/** `-version.updatedBy.name` → the names of the fields that lead there in a record. */
function toPath(written: string): string[] {
  // Payload takes two underscores for a dot.
  const [first = '', ...rest] = written.trim().replace(/^-/, '').split(/\.|__/)
  return first === 'version' ? rest : [first, ...rest]
}

type Fields = FlattenedField[]

/** Whether a path of fields leads through a record into another one: `updatedBy.name`. */
function leavesRecord({ fields, path }: { fields: Fields; path: string[] }): boolean {
  const [name, ...rest] = path
  const field = fields.find((one) => 'name' in one && one.name === name)
  if (!field || rest.length === 0) return false
  if (field.type === 'relationship' || field.type === 'upload') return true
  return 'flattenedFields' in field && leavesRecord({ fields: field.flattenedFields, path: rest })
}

/**
 * Whether records are put in the order of what is in other records. Payload looks at the access to
 * such a field for conditions only, and an order tells the value of what nobody may read.
 */
export function sortsByOthers({ sort, fields }: { sort: unknown; fields: Fields }): boolean {
  const given: unknown[] = Array.isArray(sort) ? sort : [sort]
  return given
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .some((one) => leavesRecord({ fields, path: toPath(one) }))
}

/** Whether a condition asks about what is in other records, at any depth. */
export function asksAboutOthers({ where, fields }: { where: unknown; fields: Fields }): boolean {
  if (!isRecord(where)) return false
  return Object.entries(where).some(([name, value]) =>
    Array.isArray(value)
      ? value.some((one) => asksAboutOthers({ where: one, fields }))
      : leavesRecord({ fields, path: toPath(name) }),
  )
}
