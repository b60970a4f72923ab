import type { FieldHook } from 'payload'

/** Stores an emptied text as NULL, so that "missing in this language" is one thing in every query. */
export const emptyToNull: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() === '' ? null : value
