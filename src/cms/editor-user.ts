import type { PayloadRequest } from 'payload'

/** An editor’s account, such as a request has its user; null when there is none (any more). */
export async function editorUser(options: {
  req: PayloadRequest
  id: number | string | null
}): Promise<PayloadRequest['user']> {
  const { req, id } = options
  if (id === null) return null
  const user = await req.payload.findByID({
    collection: 'editors',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return user ? { ...user, collection: 'editors' } : null
}
