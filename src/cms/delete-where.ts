import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

/**
 * Deletes all matching records, in the transaction of `req` where one is given. The collections are
 * closed to the people they are about, so access rules are skipped.
 * @returns how many were deleted
 * @throws Error where a record stays, which Payload reports instead of throwing
 */
export async function deleteWhere(
  options: ({ req: PayloadRequest } | { cms: Payload }) & {
    collection: CollectionSlug
    where: Where
  },
): Promise<number> {
  const { collection, where } = options
  const cms = 'req' in options ? options.req.payload : options.cms
  const { docs, errors } = await cms.delete({
    collection,
    where,
    depth: 0,
    overrideAccess: true,
    ...('req' in options && { req: options.req }),
  })
  if (errors.length > 0) throw new Error(`Some records were not deleted: ${collection}`)
  return docs.length
}
