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
import { isTrusted } from '@/cms/access/is-trusted'
import { readNewestVersion } from '@/cms/reading/newest-version'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { editBaseName, editKeptName, editWrittenName, forgetFile } from '@/lib/edit-base'
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

/**
 * Lets a form write what was typed into it and nothing else, however old it is. It says what it was
 * filled with; what someone else has changed since stays, and where both have changed a field the
 * answer is 409 with both texts. Calls that say nothing of the kind write the fields that they send.
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
  const { kept, conflicts, written } = mergeEdit({ data, base, stored })
  if (conflicts.length > 0) {
    const conflict = await editConflict({ req, ...place, data, stored, paths: conflicts })
    // Payload's forms take errors by fields; this one is for the component that sends the base.
    const errors = [{ path: editBaseName, message: JSON.stringify(conflict) }]
    throw refusal({ req, code: 'conflict', said: changedMeanwhile, body: { errors } })
  }
  req.context[editKeptName] = kept
  req.context[editWrittenName] = written
}

function isOfFile({ req, place }: { req: PayloadRequest; place: Place }): boolean {
  return place.kind === 'collection' && Boolean(req.payload.collections[place.slug].config.upload)
}

function changesFile(req: PayloadRequest): boolean {
  return req.file !== undefined || req.query.uploadEdits !== undefined
}

async function readStored({ args, req, ...place }: Omit<Operation, 'operation'> & Place) {
  const { id, publishSpecificLocale } = callSchema.parse(args)
  const asked = isLocale(publishSpecificLocale) ? publishSpecificLocale : req.locale
  const locale = isLocale(asked) ? asked : defaultLocale
  const document = String(id ?? '')
  const record = place.kind === 'global' ? place : { ...place, document }
  return (
    (await readNewestVersion({ req, place: record, locale })) ??
    readRecord({ req, id, locale, place })
  )
}

/** A record without versions is what is stored of it. */
async function readRecord(options: {
  req: PayloadRequest
  id: string | number | undefined
  locale: Locale
  place: Place
}): Promise<unknown> {
  const { req, id, locale, place } = options
  const how = {
    depth: 0,
    draft: true,
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
  return { ...doc, [editKeptName]: kept, [editWrittenName]: req.context[editWrittenName] }
}

export const tellKept: CollectionAfterChangeHook = withKept
export const tellGlobalKept: GlobalAfterChangeHook = withKept
