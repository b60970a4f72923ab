import type { Payload, PayloadRequest } from 'payload'

/** Context of a content migration: all of its work belongs to the transaction of `req`. */
export type ContentMigrationContext = { cms: Payload; req: PayloadRequest }

/**
 * A numbered step that writes content once. It is keyed (looks a record up before it makes one)
 * and never overwrites what an editor may have changed: before it reads what it is to change, it takes
 * the lock of the record.
 */
export type ContentMigration = {
  name: string
  run: (context: ContentMigrationContext) => Promise<void>
}
