import { sql } from '@payloadcms/db-postgres'
import pLimit from 'p-limit'
import type { Payload } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { translatedContainers, type Container } from '../content/containers'
import { getId } from '../content/extract-units'
import { foldCounts } from '../units/fold-counts'
import { forgetCheckContext } from '../evaluation/check-context'
import { syncDocument, syncDocuments } from '../units/sync-document'
import { deleteDocuments, listDocuments } from '../units/unit-rows'

// Records at a time: their texts in all languages are held in memory together, and nobody else can
// change them meanwhile.
const BATCH = 100
// While the texts of one batch are judged here, the database reads those of the next.
const AT_ONCE = 2

type Collection = Extract<Container, { kind: 'collection' }>

/**
 * Compares everything the desk knows with the whole content, and judges every text again.
 * Returns how many texts there are.
 */
export async function rescan({ cms }: { cms: Payload }): Promise<number> {
  const isFirst = await isEmpty(cms)
  const units = await scan(cms)
  // The checks go by the words of all texts, which nobody had collected before the first scan.
  if (isFirst) await scan(cms)
  await foldCounts({ cms })
  return units
}

/** Whether the desk knows of no text at all, as before the first scan. */
export async function isEmpty(cms: Payload): Promise<boolean> {
  const { rows } = await runSql({ cms, query: sql`select 1 from translation_units limit 1` })
  return rows.length === 0
}

async function scan(cms: Payload): Promise<number> {
  forgetCheckContext(cms)
  let units = 0
  for (const container of translatedContainers(cms))
    units += await scanContainer({ cms, container })
  await forgetLostContainers(cms)
  return units
}

async function scanContainer({ cms, container }: { cms: Payload; container: Container }) {
  if (container.kind === 'global') {
    const place = { cms, container, document: '' }
    return inTransaction({ cms, work: (req) => syncDocument({ ...place, req }) })
  }
  const documents = await presentDocuments({ cms, container })
  const batches = Array.from({ length: Math.ceil(documents.length / BATCH) }, (_, index) =>
    documents.slice(index * BATCH, (index + 1) * BATCH),
  )
  const units = await pLimit(AT_ONCE).map(batches, (batch) =>
    inTransaction({ cms, work: (req) => syncDocuments({ cms, req, container, documents: batch }) }),
  )
  return units.reduce((sum, count) => sum + count, 0)
}

/** The records of a collection; forgets the texts of those that it no longer has. */
async function presentDocuments(place: { cms: Payload; container: Collection }): Promise<string[]> {
  const { cms, container } = place
  // Queried first: a record created meanwhile must not count as vanished.
  const known = await listDocuments({ cms, container: container.slug })
  const { docs } = await cms.find({
    collection: container.slug,
    select: {},
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
  })
  const documents = docs.map(getId)
  // The desk groups messages by namespace; those that vanish do so with their record.
  if (container.isMessages) return documents
  const present = new Set(documents)
  const lost = known.filter((document) => !present.has(document))
  await deleteDocuments({ cms, container: container.slug, documents: lost })
  return documents
}

/** Forgets texts of collections and globals that the configuration no longer has. */
async function forgetLostContainers(cms: Payload): Promise<void> {
  const slugs = JSON.stringify(translatedContainers(cms).map(({ slug }) => slug))
  const query = sql`delete from translation_units
    where container not in (select jsonb_array_elements_text(${slugs}::jsonb))`
  await runSql({ cms, query })
}
