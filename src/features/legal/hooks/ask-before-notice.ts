import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { editorRights } from '@/cms/access/rights'
import { isPublished } from '@/cms/changes/is-published'
import { databaseNow } from '@/cms/database/database-now'
import { label } from '@/cms/label'
import { isolateLocale } from '@/cms/reading/whole-record'
import { refusal } from '@/cms/refusal'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { isUpdate } from '@/cms/changes/is-update'
import { isRecord } from '@/lib/is-record'
import { toldBeforeNotice } from '../notices/told-before-notice'

const openIt = label({
  ro: 'La publicarea acestor termeni sunt înștiințați prin e-mail toți membrii. Deschideți documentul și publicați-l de acolo; din coș, restaurați-l mai întâi ca ciornă.',
  en: 'Publishing these terms sends an e-mail to all members. Open the document and publish it from there; out of the trash, restore it as a draft first.',
  ru: 'При публикации этих условий всем участникам отправляется письмо. Откройте документ и опубликуйте его там; из корзины сначала восстановите его как черновик.',
})

const manyCall = z.object({
  data: z.unknown(),
  where: z.custom<Where>(isRecord),
  draft: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .nullish()
    .catch(false),
  trash: z.boolean().nullish(),
})

const callFromTrash = z
  .object({ id: z.number(), data: z.unknown(), trash: z.literal(true) })
  .transform(({ id, ...call }) => ({ ...call, draft: true, where: { id: { equals: id } } }))

const unaskedCall = z.union([manyCall, callFromTrash])

async function wouldMail(options: {
  req: PayloadRequest
  where: Where
  draft: boolean
  trash: boolean
}) {
  const { req, where, draft, trash } = options
  const { docs } = await req.payload.find({
    collection: 'legal-documents',
    where,
    // As Payload looks for what it is to publish: by what the drafts say, in the language of the call.
    draft,
    trash,
    locale: isLocale(req.locale) ? req.locale : defaultLocale,
    req: isolateLocale(req),
    pagination: false,
    depth: 0,
    overrideAccess: true,
    select: {},
  })
  const now = await databaseNow(req.payload, req)
  for (const { id: release } of docs) {
    if ((await toldBeforeNotice({ cms: req.payload, release, now })) !== null) return true
  }
  return false
}

/**
 * Publishing in a list, or out of the trash, asks nothing: what members would be mailed about is
 * published from its own form, which says so first.
 */
export const askBeforeNotice: CollectionBeforeOperationHook = async (operation) => {
  const { args, req } = operation
  const { data: call } = unaskedCall.safeParse(args)
  if (!isUpdate(operation) || !call || !isPublished(call.data) || !editorRights(req.user)) {
    return args
  }
  const { where, draft, trash } = call
  if (await wouldMail({ req, where, draft: draft ?? false, trash: trash ?? false })) {
    throw refusal({ req, code: 'conflict', sentence: openIt })
  }
  return args
}
