import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import { z } from 'zod'
import { editConflict } from '../edit-conflict'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { mergeEdit } from '../merge-edit'
import { isPublished } from '@/cms/changes/is-published'
import { fieldList } from '@/features/translation/content/field-title'
import { isTrusted } from '@/cms/access/is-trusted'
import { readNewestVersion } from '@/cms/reading/newest-version'
import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import {
  editBaseName,
  editKeptName,
  editNewsName,
  editWrittenName,
  forgetFile,
  leafAt,
  valueHash,
} from '@/lib/edit-base'
import { isRecord } from '@/lib/is-record'

type Operation = { args?: unknown; operation: string; req: PayloadRequest }
type Place = { kind: 'collection'; slug: CollectionSlug } | { kind: 'global'; slug: GlobalSlug }

const callSchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  publishSpecificLocale: z.unknown(),
})
const baseSchema = z.record(z.string(), z.array(z.string()).min(1))

const changedMeanwhile = label({
  ro: 'Aceleași câmpuri au fost modificate între timp și în altă parte. Nu s-a salvat nimic; alegeți ce rămâne.',
  en: 'The same fields have been changed elsewhere in the meantime. Nothing was saved; choose what stays.',
  ru: 'Те же поля тем временем изменены и в другом месте. Ничего не сохранено; выберите, что оставить.',
})

const unread = label({
  ro: 'Nu s-a publicat nimic, fiindcă între timp au fost modificate în altă parte și alte câmpuri. Citiți-le în formular, apoi publicați din nou',
  en: 'Nothing was published, because other fields have been changed elsewhere in the meantime. Read them in the form, then publish again',
  ru: 'Ничего не опубликовано, потому что тем временем в другом месте изменены и другие поля. Прочитайте их в форме и опубликуйте ещё раз',
})

/**
 * Lets a form write what was typed into it and nothing else, however old it is. It says what it was
 * filled with; what someone else has changed since stays, and where both have changed a field the
 * answer is 409 with both texts. It publishes no draft that it has not been told of. Calls that say
 * nothing of the kind write the fields that they send.
 */
async function merge({ args, operation, req, ...place }: Operation & Place): Promise<void> {
  const data = isRecord(args) ? args.data : undefined
  if (!isRecord(data) || !(editBaseName in data)) return
  const base = baseSchema.safeParse(data[editBaseName]).data
  // The record is no place for it.
  delete data[editBaseName]
  if (!base || operation !== 'update' || !isTrusted({ args, req })) return
  // What an old form says of a file may be what it was before someone replaced it.
  if (isOfFile({ req, place }) && !changesFile(req)) forgetFile(data)
  const stored = await readStored({ args, req, ...place })
  const { kept, news, conflicts, written } = mergeEdit({ data, base, stored })
  if (conflicts.length > 0) {
    const conflict = await editConflict({ req, ...place, data, stored, paths: conflicts })
    // Payload's forms take errors by fields; this one is for the component that sends the base.
    const errors = [{ path: editBaseName, message: JSON.stringify(conflict) }]
    throw refusal({ req, code: 'conflict', sentence: changedMeanwhile, body: { errors } })
  }
  const { payload: cms } = req
  const titles = (language: Locale) =>
    fieldList({ cms, kind: place.kind, container: place.slug, paths: news, language })
  if (isPublished(data) && (await isUnread({ args, req, stored, news, ...place }))) {
    const sentence = byLocale((language) => `${unread[language]}: ${titles(language)}`)
    throw refusal({ req, code: 'conflict', sentence })
  }
  req.context[editKeptName] = kept
  const { language } = req.i18n
  req.context[editNewsName] = titles(isLocale(language) ? language : defaultLocale)
  req.context[editWrittenName] = written
}

/** Whether publishing would show readers something that the form has not: a draft of someone else. */
async function isUnread(
  options: Omit<Operation, 'operation'> & Place & { stored: unknown; news: string[] },
): Promise<boolean> {
  const { args, req, stored, news, ...place } = options
  if (news.length === 0 || !hasDrafts({ req, place })) return false
  const shown = await readRecord({ ...toTarget({ args, req }), place, draft: false })
  const hashes = (path: string) => [shown, stored].map((data) => valueHash(leafAt({ data, path })))
  return news.some((path) => new Set(hashes(path)).size > 1)
}

function hasDrafts({ req, place }: { req: PayloadRequest; place: Place }): boolean {
  const { payload: cms } = req
  const config =
    place.kind === 'global'
      ? cms.config.globals.find(({ slug }) => slug === place.slug)
      : cms.collections[place.slug].config
  return Boolean(config?.versions?.drafts)
}

function isOfFile({ req, place }: { req: PayloadRequest; place: Place }): boolean {
  return place.kind === 'collection' && Boolean(req.payload.collections[place.slug].config.upload)
}

function changesFile(req: PayloadRequest): boolean {
  return req.file !== undefined || req.query.uploadEdits !== undefined
}

/** Of which record a call is, and in which language. */
function toTarget({ args, req }: Pick<Operation, 'args' | 'req'>) {
  const { id, publishSpecificLocale } = callSchema.parse(args)
  const asked = isLocale(publishSpecificLocale) ? publishSpecificLocale : req.locale
  const locale = isLocale(asked) ? asked : defaultLocale
  return { req, id, locale }
}

async function readStored({ args, req, ...place }: Omit<Operation, 'operation'> & Place) {
  const target = toTarget({ args, req })
  const document = String(target.id ?? '')
  const record = place.kind === 'global' ? place : { ...place, document }
  return (
    // A record without versions is what is stored of it.
    (await readNewestVersion({ req, place: record, locale: target.locale })) ??
    readRecord({ ...target, place, draft: true })
  )
}

async function readRecord(options: {
  req: PayloadRequest
  id: string | number | undefined
  locale: Locale
  place: Place
  draft: boolean
}): Promise<unknown> {
  const { req, id, locale, place, draft } = options
  const how = {
    depth: 0,
    draft,
    locale,
    fallbackLocale: false,
    req: isolateLocale(req),
  } as const
  if (place.kind === 'global') {
    return req.payload.findGlobal({ slug: place.slug, overrideAccess: true, ...how })
  }
  if (id === undefined) return null
  const { slug: collection } = place
  return req.payload.findByID({
    collection,
    id,
    disableErrors: true,
    trash: true,
    overrideAccess: true,
    ...how,
  })
}

export const mergeEditFirst: CollectionBeforeOperationHook = async (call) => {
  await merge({ ...call, kind: 'collection', slug: call.collection.slug })
}

export const mergeGlobalEditFirst: GlobalBeforeOperationHook = async (call) => {
  await merge({ ...call, kind: 'global', slug: call.global.slug })
}

/** Tells the form which of its fields show what is not stored any more, and what it has written. */
function withKept({ doc, req }: { doc: unknown; req: PayloadRequest }): unknown {
  const kept = req.context[editKeptName]
  if (!isRecord(doc) || !Array.isArray(kept)) return doc
  const { [editNewsName]: news, [editWrittenName]: written } = req.context
  return { ...doc, [editKeptName]: kept, [editNewsName]: news, [editWrittenName]: written }
}

export const reportKeptFields: CollectionAfterChangeHook = withKept
export const reportGlobalKeptFields: GlobalAfterChangeHook = withKept
