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
  const { docs, errors } = await cms.delete({
    collection: slug,
    where: { deletedAt: { less_than: before } },
    trash: true,
    depth: 0,
    overrideAccess: true,
  })
  for (const { id, message } of errors) {
    cms.logger.error(`${slug} ${id} could not be deleted from the trash: ${message}`)
  }
  return docs.length
}
