import type { Access } from 'payload'

/** Closed over REST and in the admin; only code that overrides access on purpose gets through. */
export const nobody: Access = () => false
