import type {
  Access,
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { defaultLocale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { joinGlobalHooks, joinHooks } from '../join-hooks'
import { label } from '../label'
import { refusal } from '../refusal'
import { asksAboutOthers, isCondition, sortsByOthers } from './sound-query'

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

/**
 * Refuses queries that Payload would fail at, silently ignore, or answer with too much.
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
  if (where !== undefined && where !== null) {
    if (!isCondition(where)) throw refusal({ req, code: 'bad-request', sentence: unreadable })
    // Payload sets no locale where a call names none, and then cannot read a condition.
    req.locale ??= defaultLocale
  }
  if (sortsByOthers({ sort, fields })) {
    throw refusal({ req, code: 'bad-request', sentence: foreignOrder })
  }
}

const guardQuery: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  requireSound({ args, req, fields: collection.flattenedFields })
}

const guardGlobalQuery: GlobalBeforeOperationHook = ({ args, global, req }) => {
  requireSound({ args, req, fields: global.flattenedFields })
}

type Versions = { readVersions: Access; fields: FlattenedField[] }

/**
 * The versions of a global are read without a hook before, and Payload fails at a condition about
 * another record there. They are closed to such questions: an access that throws would take the
 * panel along, which asks for all rights at once.
 */
function guardVersions({ readVersions, fields }: Versions): Access {
  return (call) => {
    const { sort, where } = call.req.query
    if (where !== undefined && !isCondition(where)) return false
    if (asksAboutOthers({ where, fields }) || sortsByOthers({ sort, fields })) return false
    return readVersions(call)
  }
}

/** Puts the guard before every read and write of a finished configuration. */
export function guardQueries(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks = joinHooks({ beforeOperation: [guardQuery] }, collection.hooks)
  }
  for (const global of config.globals) {
    global.hooks = joinGlobalHooks({ beforeOperation: [guardGlobalQuery] }, global.hooks)
    if (!global.versions) continue
    const { readVersions } = global.access
    const guarded = guardVersions({ readVersions, fields: global.flattenedFields })
    global.access = { ...global.access, readVersions: guarded }
  }
  return config
}
