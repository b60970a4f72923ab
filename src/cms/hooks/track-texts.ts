import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { findContainer } from '@/translation/desk/containers'
import { idOf } from '@/translation/desk/extract-units'
import { syncDocument } from '@/translation/desk/sync-document'
import { deleteDocument } from '@/translation/desk/unit-rows'
import { isTrashed } from '@/workplace/audit/action-of'
import { bringUnitsBack, forgetUnitsAside, setUnitsAside } from '@/workplace/trash/units-aside'

/** Set in a request's context by bulk work that scans everything when it is done. */
export const skipTracking = { skipTextTracking: true }

async function track(options: { req: PayloadRequest; slug: string; document: string }) {
  const { req, slug, document } = options
  if (req.context.skipTextTracking === true) return
  const container = findContainer({ cms: req.payload, slug })
  if (container) await syncDocument({ cms: req.payload, req, container, document })
}

export const trackChange: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc,
  previousDoc,
  req,
}) => {
  const document = idOf(doc)
  if (isTrashed(data) || isTrashed(previousDoc)) {
    const place = { req, container: collection.slug, document }
    await lockDocument(place)
    await (isTrashed(data) ? setUnitsAside : bringUnitsBack)({ cms: req.payload, ...place })
    if (isTrashed(data)) return
  }
  await track({ req, slug: collection.slug, document })
}

export const trackDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const place = { req, container: collection.slug, document: idOf(doc) }
  await lockDocument(place)
  await deleteDocument({ cms: req.payload, ...place })
  await forgetUnitsAside({ cms: req.payload, ...place })
}

export const trackGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  await track({ req, slug: global.slug, document: '' })
}
