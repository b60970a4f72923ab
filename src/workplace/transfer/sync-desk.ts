import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'
import { findContainer, type Container } from '@/translation/desk/containers'
import {
  lockDocument,
  lockDocuments,
  syncDocument,
  syncRecords,
} from '@/translation/desk/sync-document'
import { bringUnitsBack, setUnitsAside } from '../trash/units-aside'
import type { Carried } from './carried'

export type StoredChange = { document: string; wasInTrash: boolean; isInTrash: boolean }

const batch = 100

/** Tells the translation desk of records that were stored past its hooks, in their transaction. */
export async function syncDesk(options: {
  cms: Payload
  req: PayloadRequest
  carried: Carried
  changes: StoredChange[]
}): Promise<void> {
  const { cms, req, carried, changes } = options
  const container = findContainer({ cms, slug: carried.slug })
  if (!container || changes.length === 0) return
  if (container.kind === 'global') {
    await syncDocument({ cms, req, container, document: '' })
    return
  }
  for (const { document, wasInTrash, isInTrash } of changes) {
    if (wasInTrash === isInTrash) continue
    const place = { cms, req, container: container.slug, document }
    await lockDocument(place)
    await (isInTrash ? setUnitsAside : bringUnitsBack)(place)
  }
  const present = changes.filter(({ isInTrash }) => !isInTrash).map(({ document }) => document)
  for (let start = 0; start < present.length; start += batch) {
    await syncBatch({ cms, req, container, documents: present.slice(start, start + batch) })
  }
}

async function syncBatch(options: {
  cms: Payload
  req: PayloadRequest
  container: Extract<Container, { kind: 'collection' }>
  documents: string[]
}): Promise<void> {
  const { cms, req, container, documents } = options
  await lockDocuments({ req, container: container.slug, documents })
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
  await syncRecords({ cms, req, container, docs })
}
