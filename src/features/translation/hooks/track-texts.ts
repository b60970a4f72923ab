import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { isPublished } from '@/cms/changes/is-published'
import { isLocale, locales, type Locale } from '@/i18n/locales'
import { findContainer } from '../content/containers'
import { getId } from '../content/extract-units'
import { syncDocument } from '../units/sync-document'
import { deleteEmptied } from '../units/emptied-units'
import { deleteDocuments } from '../units/unit-rows'
import { isTrashed } from '@/cms/changes/is-trashed'
import { restoreUnits, deleteArchivedUnits, archiveUnits } from '../archive-units'

type Tracked = { req: PayloadRequest; slug: string; document: string; data: unknown }

async function track({ req, slug, document, data }: Tracked) {
  if (req.context.skipTextTracking === true) return
  const container = findContainer({ cms: req.payload, slug })
  if (!container) return
  const published = publishedBy({ req, data })
  await syncDocument({ cms: req.payload, req, container, document, published })
}

/** The languages that a save publishes. */
function publishedBy({ req, data }: { req: PayloadRequest; data: unknown }): readonly Locale[] {
  if (!isPublished(data)) return []
  if (String(req.query.publishAllLocales) === 'true') return locales
  return isLocale(req.locale) ? [req.locale] : []
}

export const trackChange: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  previousDoc,
  req,
}) => {
  const document = getId(doc)
  if (isTrashed(data) || isTrashed(previousDoc)) {
    const place = { req, container: collection.slug, document }
    await lockDocument(place)
    await (isTrashed(data) ? archiveUnits : restoreUnits)({ cms: req.payload, ...place })
    if (isTrashed(data)) return
  }
  await track({ req, slug: collection.slug, document, data })
}

export const trackDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const place = { req, container: collection.slug, document: getId(doc) }
  await lockDocument(place)
  await deleteDocuments({ cms: req.payload, ...place, documents: [place.document] })
  await deleteArchivedUnits({ cms: req.payload, ...place })
  await deleteEmptied({ cms: req.payload, ...place })
}

export const trackGlobal: GlobalAfterChangeHook = async ({ data, global, req }) => {
  await track({ req, slug: global.slug, document: '', data })
}
