import type { Access } from 'payload'

/** Picture files are public, the records that describe them are the editors' and the site's. */
export const publicFiles: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true || req.payloadAPI === 'local' || req.user?.collection === 'editors'
