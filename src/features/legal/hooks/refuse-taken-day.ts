import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { isPublished } from '@/cms/changes/is-published'
import { isTrashed } from '@/cms/changes/is-trashed'
import { inAdminLanguage, label, type AdminLabel } from '@/cms/label'
import { isolateLocale } from '@/cms/reading/whole-record'
import { lockInTransaction } from '@/cms/transaction'
import { defaultLocale } from '@/i18n/locales'
import type { LegalDocument } from '@/payload-types'
import { releaseDay } from '../rules'

const fieldName = label({
  ro: 'Data intrării în vigoare',
  en: 'Release date',
  ru: 'Дата вступления в силу',
})

const taken = label({
  ro: 'În această zi intră deja în vigoare o altă ediție publicată a aceluiași document. Alegeți altă zi sau retrageți întâi acea ediție.',
  en: 'Another published release of this document already has this date. Choose another day, or unpublish that release first.',
  ru: 'В этот день уже вступает в силу другая опубликованная редакция этого документа. Выберите другой день или сначала снимите с публикации ту редакцию.',
})

/**
 * Of two releases of a kind on one day readers would see one only: a release has its address, and its
 * place among the others, by its day.
 */
export const refuseTakenDay: CollectionBeforeChangeHook<LegalDocument> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { kind, releaseDate } = { ...originalDoc, ...data }
  const day = releaseDay({ releaseDate })
  if (!isPublished(data) || isTrashed(data) || !kind || day === null) return data
  await lockInTransaction({ req, key: `release-day:${kind}:${day}` })
  const { docs } = await req.payload.find({
    collection: 'legal-documents',
    where: { kind: { equals: kind }, _status: { equals: 'published' } },
    locale: defaultLocale,
    pagination: false,
    depth: 0,
    draft: false,
    overrideAccess: true,
    select: { releaseDate: true },
    req: isolateLocale(req),
  })
  const isTaken = docs.some(({ id, ...one }) => id !== originalDoc?.id && releaseDay(one) === day)
  if (!isTaken) return data
  const say = (text: AdminLabel) => inAdminLanguage({ language: req.i18n.language, text })
  const errors = [{ label: say(fieldName), message: say(taken), path: 'releaseDate' }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
