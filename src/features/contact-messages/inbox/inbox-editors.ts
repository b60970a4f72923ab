import type { Payload, PayloadRequest, Where } from 'payload'

export type InboxEditor = { id: number; name: string }

/**
 * Everybody who may be given a message, by name.
 * @param options `assignee`: who has it now, listed whatever their role has become
 */
export async function inboxEditors(options: {
  cms: Payload
  req?: PayloadRequest
  assignee?: number | null
}): Promise<InboxEditor[]> {
  const { cms, req, assignee = null } = options
  const mayRead: Where = { role: { in: ['admin', 'editor'] } }
  const { docs } = await cms.find({
    collection: 'editors',
    where: assignee === null ? mayRead : { or: [mayRead, { id: { equals: assignee } }] },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    // Anyone who opens the inbox sees who else does; asked before.
    overrideAccess: true,
    ...(req && { req }),
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
