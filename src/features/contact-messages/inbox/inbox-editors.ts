import type { Payload, PayloadRequest } from 'payload'

export type InboxEditor = { id: number; name: string }

/** Everybody who may be given a message, by name. */
export async function inboxEditors(options: {
  cms: Payload
  req?: PayloadRequest
}): Promise<InboxEditor[]> {
  const { cms, req } = options
  const { docs } = await cms.find({
    collection: 'editors',
    where: { role: { in: ['admin', 'editor'] } },
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
