import { sql } from '@payloadcms/db-postgres'
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { translatedContainers, type Container } from './containers'
import { idOf } from './extract-units'
import { readInAllLanguages } from './record'
import { forgetSurroundings } from './surroundings'
import { lockDocument, syncRecords } from './sync-document'
import { keepDocuments } from './unit-rows'

// Records at a time: their texts in all languages are held in memory together.
const BATCH = 50

/**
 * Compares everything the desk knows with the whole content, and judges every text anew.
 * Returns how many texts there are.
 */
export async function rescan({ cms }: { cms: Payload }): Promise<number> {
  const isFirst = await isEmpty(cms)
  const units = await scan(cms)
  // The checks go by the words of all texts, which nobody had collected before the first scan.
  if (isFirst) await scan(cms)
  return units
}

/** Whether the desk knows of no text at all, as before the first scan. */
export async function isEmpty(cms: Payload): Promise<boolean> {
  const { rows } = await runSql({ cms, query: sql`select 1 from translation_units limit 1` })
  return rows.length === 0
}

async function scan(cms: Payload): Promise<number> {
  forgetSurroundings(cms)
  let units = 0
  for (const container of translatedContainers(cms))
    units += await scanContainer({ cms, container })
  await forgetLostContainers(cms)
  return units
}

async function scanContainer({ cms, container }: { cms: Payload; container: Container }) {
  if (container.kind === 'global') {
    return inTransaction({
      cms,
      work: async (req) => {
        await lockDocument({ req, container: container.slug, document: '' })
        const doc = await readInAllLanguages({ cms, req, container, document: '' })
        return syncRecords({ cms, req, container, docs: [doc] })
      },
    })
  }
  const seen: string[] = []
  let units = 0
  for (let page = 1; ; page += 1) {
    const batch = await inTransaction({
      cms,
      work: (req) => scanBatch({ cms, req, container, page }),
    })
    seen.push(...batch.documents)
    units += batch.units
    if (batch.isLast) break
  }
  if (container.slug === 'messages') return units
  await keepDocuments({ cms, container: container.slug, documents: seen })
  return units
}

async function scanBatch(options: {
  cms: Payload
  req: PayloadRequest
  container: Extract<Container, { kind: 'collection' }>
  page: number
}) {
  const { cms, req, container, page } = options
  const ids = await cms.find({
    collection: container.slug,
    select: {},
    depth: 0,
    limit: BATCH,
    page,
    sort: 'id',
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const documents = ids.docs.map(idOf)
  for (const document of documents) await lockDocument({ req, container: container.slug, document })
  const { docs } = await cms.find({
    collection: container.slug,
    where: { id: { in: documents } },
    depth: 0,
    draft: true,
    pagination: false,
    locale: 'all',
    fallbackLocale: false,
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const units = await syncRecords({ cms, req, container, docs })
  return { documents, units, isLast: !ids.hasNextPage }
}

/** Forgets texts of collections and globals that the configuration no longer has. */
async function forgetLostContainers(cms: Payload): Promise<void> {
  const slugs = JSON.stringify(translatedContainers(cms).map(({ slug }) => slug))
  const query = sql`delete from translation_units
    where container not in (select jsonb_array_elements_text(${slugs}::jsonb))`
  await runSql({ cms, query })
}
