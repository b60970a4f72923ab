import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/**
 * Deletes all records that are looked for, in the request's transaction, and says how many. The
 * collections are closed to whom they are about: no rule of access is asked.
 * @throws where one stays, which Payload reports instead of throwing
 */
export async function deleteWhere(options: {
  req: PayloadRequest
  collection: CollectionSlug
  where: Where
}): Promise<number> {
  const { req, collection, where } = options
  const { docs, errors } = await req.payload.delete({
    collection,
    where,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (errors.length > 0) throw new Error(`Some records were not deleted: ${collection}`)
  return docs.length
}
