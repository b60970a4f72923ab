import type { Payload, PayloadRequest } from 'payload'

/** An editor as the user of a request, for hooks that ask who works; null when the account is gone. */
export async function editorUser(options: {
  cms: Payload
  req: PayloadRequest
  id: number | null
}): Promise<PayloadRequest['user']> {
  const { cms, req, id } = options
  if (id === null) return null
  const user = await cms.findByID({
    collection: 'editors',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return user ? { ...user, collection: 'editors' } : null
}
