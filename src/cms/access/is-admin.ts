import type { Access, FieldAccess, PayloadRequest } from 'payload'

function hasAdminRole(req: PayloadRequest): boolean {
  return req.user?.collection === 'editors' && req.user.role === 'admin'
}

export const isAdmin: Access = ({ req }) => hasAdminRole(req)

export const isAdminField: FieldAccess = ({ req }) => hasAdminRole(req)

/** Administrators reach every editor's record, the others their own. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (hasAdminRole(req)) return true
  if (req.user?.collection !== 'editors') return false
  return { id: { equals: req.user.id } }
}
