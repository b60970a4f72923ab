import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'

const day = 24 * 60 * 60 * 1000

/** How long a record stays in the trash, in days. */
const trashDays = 30

/**
 * Permanently deletes what has been in the trash for thirty days, and returns how many records that
 * were. A record that cannot be deleted does not hold up the others.
 */
export async function emptyTrash({ cms, now }: { cms: Payload; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - trashDays * day).toISOString()
  let count = 0
  for (const { slug, trash } of cms.config.collections) {
    if (trash) count += await emptyCollectionTrash({ cms, slug, before })
  }
  return count
}

async function emptyCollectionTrash({
  cms,
  slug,
  before,
}: {
  cms: Payload
  slug: CollectionSlug
  before: string
}): Promise<number> {
  const isOld = { deletedAt: { less_than: before } }
  const { docs } = await cms.find({
    collection: slug,
    where: isOld,
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    select: {},
  })
  let count = 0
  // Not at once: what the database refuses would end the transaction of all.
  for (const { id } of docs) {
    try {
      if (await deleteFromTrash({ cms, slug, id, isOld })) count += 1
    } catch (error) {
      cms.logger.error({ err: error, msg: `${slug} ${id} could not be deleted from the trash` })
    }
  }
  return count
}

/** Tells whether the record was still there: an editor may have restored it meanwhile. */
function deleteFromTrash(options: {
  cms: Payload
  slug: CollectionSlug
  id: string | number
  isOld: Where
}): Promise<boolean> {
  const { cms, slug: collection, id, isOld } = options
  const work = async (req: PayloadRequest) => {
    await lockDocument({ req, container: collection, document: String(id) })
    const where = { and: [{ id: { equals: id } }, isOld] }
    const { totalDocs } = await cms.count({
      collection,
      where,
      trash: true,
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0) return false
    await cms.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req })
    return true
  }
  return inTransaction({ cms, work })
}
