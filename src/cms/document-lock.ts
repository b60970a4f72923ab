import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'

type Place = { req: PayloadRequest; container: string }

/**
 * Lets one transaction at a time read and write a record, from here to its end: Payload writes a
 * record back in all languages as it has read it, so of two editors who read the same the first would
 * lose. Every way of writing takes this lock before it reads.
 * @param options `document` is empty for a global
 */
export function lockDocument(options: Place & { document: string }): Promise<void> {
  const { document, ...place } = options
  return lockDocuments({ ...place, documents: [document] })
}

type Several = Place & { documents: string[] }

/** The same for several records of a collection, in an order that is the same for everybody. */
export function lockDocuments(options: Several): Promise<void> {
  return takeLocks({ ...options, lock: sql`pg_advisory_xact_lock` })
}

/**
 * Keeps several records of a collection as they are: others may do so at the same time, and anyone
 * who writes one waits until the transaction ends.
 */
export function keepDocuments(options: Several): Promise<void> {
  return takeLocks({ ...options, lock: sql`pg_advisory_xact_lock_shared` })
}

async function takeLocks(options: Several & { lock: ReturnType<typeof sql> }): Promise<void> {
  const { req, container, documents, lock } = options
  const cms = req.payload
  const key = collectionKey(container)
  const shared = sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`
  await runSql({ cms, req, query: shared })
  const keys = documents.map((document) => `document:${container}:${document}`).sort()
  const query = sql`select ${lock}(hashtextextended(key, 0))
    from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as keys (key)`
  await runSql({ cms, req, query })
}

/** The same for all records of a collection, those that are yet to be made included. */
export async function lockContainer({ req, container }: Place): Promise<void> {
  const key = collectionKey(container)
  const query = sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
  await runSql({ cms: req.payload, req, query })
}

function collectionKey(container: string): string {
  return `documents:${container}`
}
