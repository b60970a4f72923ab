import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { isRecord } from '@/lib/is-record'
import { joinGlobalHooks, joinHooks } from '../join-hooks'
import { label } from '../label'
import { refusal } from '../refusal'

const wrongType = label({
  ro: 'O valoare nu are forma câmpului ei.',
  en: 'A value does not have the form of its field.',
  ru: 'Значение не подходит полю по виду.',
})

const texts: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'code', 'date'])

/** What a field gets in one language. */
function fits({ field, value }: { field: FlattenedField; value: unknown }): boolean {
  if (value === undefined) return true
  if (field.type === 'group' || field.type === 'tab') {
    return isRecord(value) && fitAll({ fields: field.flattenedFields, values: value })
  }
  if (value === null) return true
  if (texts.has(field.type)) {
    return typeof value === 'string' || ('hasMany' in field && Array.isArray(value))
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    return Array.isArray(value) === (field.hasMany === true)
  }
  if (field.type === 'array') return areRows(value, () => field.flattenedFields)
  if (field.type !== 'blocks') return true
  return areRows(value, ({ blockType }) => {
    return field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
  })
}

function areRows(
  value: unknown,
  fieldsOf: (row: Record<string, unknown>) => FlattenedField[],
): boolean {
  if (!Array.isArray(value)) return false
  return value.every((row: unknown) => {
    return isRecord(row) && fitAll({ fields: fieldsOf(row), values: row })
  })
}

function fitAll({
  fields,
  values,
}: {
  fields: FlattenedField[]
  values: Record<string, unknown>
}): boolean {
  return fields.every((field) => fits({ field, value: values[field.name] }))
}

/**
 * Refuses values of another type than that of their field, over which hooks and rules of fields would
 * stumble: Payload looks at the types of few. The site’s own code is held by the compiler.
 * @throws {AppError} `bad-request`
 */
function requireFitting(call: { args: unknown; fields: FlattenedField[]; req: PayloadRequest }) {
  const { args, fields, req } = call
  // All languages at once are sent by no form; every text would be a list of texts then.
  if (req.payloadAPI !== 'REST' || req.locale === 'all') return
  if (!isRecord(args) || !isRecord(args.data)) return
  if (!fitAll({ fields, values: args.data })) {
    throw refusal({ req, code: 'bad-request', said: wrongType })
  }
}

const guardValue: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  requireFitting({ args, req, fields: collection.flattenedFields })
}

const guardGlobalValue: GlobalBeforeOperationHook = ({ args, global, req }) => {
  requireFitting({ args, req, fields: global.flattenedFields })
}

/** Puts the guard before every write of a finished configuration. */
export function guardValues(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks = joinHooks({ beforeOperation: [guardValue] }, collection.hooks)
  }
  for (const global of config.globals) {
    global.hooks = joinGlobalHooks({ beforeOperation: [guardGlobalValue] }, global.hooks)
  }
  return config
}
