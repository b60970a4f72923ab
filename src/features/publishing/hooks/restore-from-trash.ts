import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { isUpdate } from '@/cms/changes/is-update'
import { label } from '@/cms/label'
import { wholeRecord } from '@/cms/reading/whole-record'
import { refusal } from '@/cms/refusal'
import { findContainer } from '@/features/translation/content/containers'
import { wasPublic } from '@/features/translation/content/record'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'

/**
 * A record that is restored from the trash as a draft is a draft in every language. Payload takes
 * the status for that of one language and leaves the others published.
 */
export const restoreAsDraftInAllLanguages: CollectionBeforeOperationHook = (call) => {
  const { args } = call
  const given: unknown = args
  // Only a call that reaches into the trash restores: others send the field along as it is.
  if (!isUpdate(call) || !isRecord(given) || given.trash !== true || !isRecord(given.data))
    return args
  const { deletedAt, _status: status } = given.data
  return deletedAt === null && status === 'draft' ? { ...args, unpublishAllLocales: true } : args
}

const hasDraft = label({
  ro: 'Înregistrarea poate avea modificări nepublicate. Restaurați-o ca ciornă, citiți-o și publicați-o din formular.',
  en: 'This record may have unpublished changes. Restore it as a draft, read it, and publish it from its form.',
  ru: 'В записи могут быть неопубликованные изменения. Восстановите её как черновик, прочитайте и опубликуйте из формы.',
})

/**
 * A record that is moved to the trash takes its draft along, and says so of nothing: who publishes it
 * from there would show readers what they had never seen.
 * @throws {AppError} `conflict`
 */
export async function refuseDraft(options: {
  req: PayloadRequest
  slug: CollectionSlug
  id: string | number
}): Promise<void> {
  const { req, slug, id } = options
  const cms = req.payload
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const container = findContainer({ cms, slug })
  const how = {
    ...wholeRecord(req),
    trash: true,
    disableErrors: true,
  } as const
  const stored: unknown = await cms.findByID({
    ...{ collection: slug, id, ...how },
    overrideAccess: true,
  })
  const status = isRecord(stored) ? stored._status : undefined
  if (!container || !isRecord(status) || status[locale] === 'published') return
  const place = { cms, req, container, document: String(id), locale, trash: true }
  if (await wasPublic(place)) throw refusal({ req, code: 'conflict', sentence: hasDraft })
}
