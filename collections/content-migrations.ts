import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/nobody'

/** Which content migrations have run on this database; read and written by `npm run migrate`. */
export const ContentMigrations: CollectionConfig = {
  slug: 'content-migrations',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [{ name: 'name', type: 'text', required: true, unique: true, index: true }],
}
