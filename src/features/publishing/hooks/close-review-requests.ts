import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { isPublished, publishedLanguages } from '@/cms/changes/is-published'
import { isLocale, locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { getId } from '@/features/translation/content/extract-units'
import { closeRequests } from '../review/close-requests'

/** The languages that a save has put before readers as a whole. */
function findPublished({ doc, req }: { doc: unknown; req: PayloadRequest }): Locale[] {
  // The desk publishes single texts; it stores all other drafts again right after.
  if (req.context.skipTextTracking === true) return []
  const languages = publishedLanguages(doc)
  if (languages) return languages
  if (!isPublished(doc)) return []
  return publishesAll(req) ? [...locales] : locales.filter((locale) => locale === req.locale)
}

function publishesAll(req: PayloadRequest): boolean {
  return req.query.publishAllLocales === 'true' || !isLocale(req.locale)
}

/** Publishing a language in any way closes the request for its review. */
export const closeReviews: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const place = { req, container: collection.slug, document: getId(doc) }
  const isInTrash = isRecord(doc) && Boolean(doc.deletedAt)
  if (isInTrash) {
    await closeRequests({ ...place, languages: locales, state: 'withdrawn' })
    return
  }
  const languages = findPublished({ doc, req })
  if (languages.length > 0) await closeRequests({ ...place, languages, state: 'published' })
}

export const closeReviewsGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const languages = findPublished({ doc, req })
  const place = { req, container: global.slug, document: '' }
  if (languages.length > 0) await closeRequests({ ...place, languages, state: 'published' })
}

export const closeReviewsAfterDelete: CollectionAfterDeleteHook = async ({
  collection,
  doc,
  req,
}) => {
  const place = { req, container: collection.slug, document: getId(doc) }
  await closeRequests({ ...place, languages: locales, state: 'withdrawn' })
}
