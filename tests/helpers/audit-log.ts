import type { useCms } from './cms'

/** What the audit log says of a collection or global, or of one record, oldest first. */
export async function auditLog(options: {
  site: ReturnType<typeof useCms>
  container: string
  document?: number
}) {
  const { site, container, document } = options
  const { docs } = await site.cms.find({
    collection: 'audit-entries',
    where: {
      container: { equals: container },
      ...(document !== undefined && { document: { equals: String(document) } }),
    },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
