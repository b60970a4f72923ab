import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { announceChange } from '../changes/announce-change'

/**
 * Tells every running server that what is under a tag has changed. The notification is part
 * of the edit's own transaction: PostgreSQL delivers it on commit and forgets it on rollback, so
 * an edit in the admin, over REST and by a script all reach the public pages the same way, and
 * nothing here depends on running inside Next.
 */
async function announce({ req, tag }: { req: PayloadRequest; tag: string }): Promise<void> {
  // An autosave only stores a draft; readers see nothing of it.
  if (req.query.autosave === 'true') return
  await announceChange({ cms: req.payload, req, tag })
}

const announceCollectionChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await announce({ req, tag: collection.slug })
  return doc
}

const announceCollectionDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await announce({ req, tag: collection.slug })
  return doc
}

const announceGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await announce({ req, tag: global.slug })
  return doc
}

export const announceCollection = {
  afterChange: [announceCollectionChange],
  afterDelete: [announceCollectionDelete],
}

export const announceGlobal = { afterChange: [announceGlobalChange] }
