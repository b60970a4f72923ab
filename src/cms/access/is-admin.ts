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

/** The same for fields of an editor's record: administrators, and its owner. */
export const isAdminOrSelfField: FieldAccess<{ id: number }> = ({ req, id, doc }) => {
  if (hasAdminRole(req)) return true
  // Payload asks for the rights to a form with the id as it is in the address.
  return req.user?.collection === 'editors' && String(req.user.id) === String(id ?? doc?.id)
}
