import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { isRecord } from '@/lib/is-record'
import { joinGlobalHooks, joinHooks } from './join-hooks'
import { label } from './label'
import { refusal } from './refusal'

const unreadable = label({
  ro: 'Condiția nu poate fi citită.',
  en: 'The condition cannot be read.',
  ru: 'Условие не удаётся прочитать.',
})

const foreignOrder = label({
  ro: 'Înregistrările nu se ordonează după câmpurile altor înregistrări.',
  en: 'Records are not sorted by fields of other records.',
  ru: 'Записи нельзя сортировать по полям других записей.',
})

/** Whether a path of fields leads through a record into another one: `updatedBy.name`. */
function leavesRecord({ fields, path }: { fields: FlattenedField[]; path: string[] }): boolean {
  const [name, ...rest] = path
  const field = fields.find((one) => 'name' in one && one.name === name)
  if (!field || rest.length === 0) return false
  if (field.type === 'relationship' || field.type === 'upload') return true
  return 'flattenedFields' in field && leavesRecord({ fields: field.flattenedFields, path: rest })
}

function sortPaths(sort: unknown): string[][] {
  const given: unknown[] = Array.isArray(sort) ? sort : [sort]
  return given
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((one) => one.trim().replace(/^-/, '').split('.'))
    .map(([first = '', ...rest]) => (first === 'version' ? rest : [first, ...rest]))
}

/**
 * Refuses what Payload would stumble over or tell too much by: a condition that is none, and an order
 * by a field of a related record. Payload looks at the access to such a field for conditions only, and
 * an order tells the value of what nobody may read.
 * @throws {AppError} `bad-request`
 */
function requireSound(call: {
  args: unknown
  fields: FlattenedField[]
  req: PayloadRequest
}): void {
  const { args, fields, req } = call
  if (!isRecord(args)) return
  const { sort, where } = args
  if (where !== undefined && where !== null && !isRecord(where)) {
    throw refusal({ req, code: 'bad-request', said: unreadable })
  }
  if (sortPaths(sort).some((path) => leavesRecord({ fields, path }))) {
    throw refusal({ req, code: 'bad-request', said: foreignOrder })
  }
}

const guardQuery: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  requireSound({ args, req, fields: collection.flattenedFields })
}

const guardGlobalQuery: GlobalBeforeOperationHook = ({ args, global, req }) => {
  requireSound({ args, req, fields: global.flattenedFields })
}

/** Puts the guard before every read and write of a finished configuration. */
export function guardQueries(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks = joinHooks({ beforeOperation: [guardQuery] }, collection.hooks)
  }
  for (const global of config.globals) {
    global.hooks = joinGlobalHooks({ beforeOperation: [guardGlobalQuery] }, global.hooks)
  }
  return config
}
