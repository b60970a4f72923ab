import {
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { lockDocument } from '@/cms/document-lock'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { inTransaction } from '@/cms/transaction'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { isUpdate } from '@/cms/changes/is-update'
import { isRecord } from '@/lib/is-record'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import { findContainer } from '@/features/translation/content/containers'
import { withdrawShown } from '../withdraw-languages'
import { changeEach, continueWith } from './each-of-many'
import { refuseDraft } from './restore-from-trash'

const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).nullish()

const manyCall = z.object({
  id: z.undefined().optional(),
  data: z.record(z.string(), z.unknown()),
  where: z.custom<Where>(isRecord),
  draft: flag,
  limit: z.number().nullish(),
  sort: z.union([z.string(), z.array(z.string())]).optional(),
  trash: z.boolean().nullish(),
  unpublishAllLocales: flag,
})

const doneButUntold = label({
  ro: 'Înregistrările au fost schimbate, dar baza de date nu mai răspunde. Reîncărcați lista ca să vedeți starea fiecăreia.',
  en: 'The records have been changed, but the database no longer answers. Reload the list to see the state of each.',
  ru: 'Записи изменены, но база данных больше не отвечает. Обновите список, чтобы увидеть состояние каждой из них.',
})

type ManyCall = z.infer<typeof manyCall>
type Place = { slug: CollectionSlug; req: PayloadRequest; overrideAccess: boolean }
type Id = string | number

const isOn = (value: ManyCall['draft']) => value === true || value === 'true'

/** As the panel takes records out of the trash, also a single one. */
function isRestoring({ data, trash }: ManyCall): boolean {
  return trash === true && data.deletedAt === null && typeof data._status === 'string'
}

/** As “Unpublish” of a list does it. */
function isUnpublishing({ data, draft }: ManyCall): boolean {
  return !isOn(draft) && data._status === 'draft' && Object.keys(data).length === 1
}

async function findIds({ slug, req, overrideAccess, call }: Place & { call: ManyCall }) {
  const { where, limit, sort, trash } = call
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    ...(limit ? { limit } : { pagination: false }),
    ...(sort !== undefined && { sort }),
    trash: trash ?? false,
    depth: 0,
    req,
    overrideAccess,
  })
  return docs.map(({ id }) => id)
}

async function restore({
  slug,
  req,
  overrideAccess,
  call,
  id,
}: Place & { call: ManyCall; id: Id }) {
  if (call.data._status === 'published') await refuseDraft({ req, slug, id })
  const own = isolateObjectProperty(req, ['transactionID', 'locale', 'fallbackLocale'])
  delete own.transactionID
  const { data } = call
  const how = { trash: true, depth: 0, req: own }
  return req.payload.update({ collection: slug, id, data, overrideAccess, ...how })
}

function unpublish(options: Place & { locale: Locale | 'all'; id: Id }) {
  const { slug, req: asked, locale, id } = options
  const cms = asked.payload
  const document = String(id)
  const work = async (req: PayloadRequest) => {
    req.user = asked.user
    req.i18n = asked.i18n
    await lockDocument({ req, container: slug, document })
    const container = findContainer({ cms, slug })
    if (container) await withdrawShown({ cms, req, record: { container, document }, locale })
    return cms.findByID({ collection: slug, id, depth: 0, draft: true, overrideAccess: true, req })
  }
  return inTransaction({ cms, work })
}

/**
 * What the panel does to many records at once, and Payload from the published versions: that would
 * throw away the drafts of every language. Each record is changed as by itself, in a transaction of
 * its own, from its newest version. Comes before the lock of a bulk edit, which those would wait for.
 */
export const changeOneByOne: CollectionBeforeOperationHook = async (operation) => {
  const { args, collection, overrideAccess = false, req } = operation
  const { data: call } = manyCall.safeParse(args)
  if (!isUpdate(operation) || !call) return args
  const place = { slug: collection.slug, req, overrideAccess }
  // A program need not say a language, and then means the one that records are written in first.
  const locale = isOn(call.unpublishAllLocales) ? 'all' : (req.locale ?? defaultLocale)
  let change: (id: Id) => Promise<unknown>
  if (isRestoring(call)) change = (id) => restore({ ...place, call, id })
  else if (isUnpublishing(call) && mayUnpublish(place) && (locale === 'all' || isLocale(locale))) {
    change = (id) => unpublish({ ...place, locale, id })
  } else return args
  const ids = await findIds({ ...place, call })
  const outcome = await withoutTransaction({ req, work: () => changeEach({ req, ids, change }) })
  return continueWith({ args, ids: [], outcome })
}

/**
 * A call by REST has begun a transaction and written nothing: its place is given back, which each
 * record takes in turn. A program's call may be a part of something larger.
 */
async function withoutTransaction<Result>(options: {
  req: PayloadRequest
  work: () => Promise<Result>
}): Promise<Result> {
  const { req, work } = options
  if (req.payloadAPI !== 'REST') return work()
  await killTransaction(req)
  const result = await work()
  try {
    await initTransaction(req)
  } catch {
    throw refusal({ req, code: 'unavailable', sentence: doneButUntold })
  }
  return result
}

/** Of the others, the rules that follow refuse the call. */
function mayUnpublish({ req, overrideAccess }: Place): boolean {
  const editor = editorRights(req.user)
  return overrideAccess || (editor !== null && mayWriteShared(editor))
}
