import type { CollectionSlug, Payload } from 'payload'

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
  const { docs } = await cms.find({
    collection: slug,
    where: { deletedAt: { less_than: before } },
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
      await cms.delete({ collection: slug, id, trash: true, depth: 0, overrideAccess: true })
      count += 1
    } catch (error) {
      cms.logger.error({ err: error, msg: `${slug} ${id} could not be deleted from the trash` })
    }
  }
  return count
}
