import type { Payload, PayloadRequest } from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { findContainer } from '@/features/translation/content/containers'
import { syncDocument, syncDocuments } from '@/features/translation/units/sync-document'
import { restoreUnits, archiveUnits } from '@/features/translation/archive-units'
import type { TransferContainer } from './transfer-containers'

export type StoredChange = { document: string; wasInTrash: boolean; isInTrash: boolean }

const batch = 100

/** Tells the translation desk of records that were stored past its hooks, in their transaction. */
export async function syncDesk(options: {
  cms: Payload
  req: PayloadRequest
  container: TransferContainer
  changes: StoredChange[]
}): Promise<void> {
  const { cms, req, container, changes } = options
  const desk = findContainer({ cms, slug: container.slug })
  if (!desk || changes.length === 0) return
  if (desk.kind === 'global') {
    await syncDocument({ cms, req, container: desk, document: '' })
    return
  }
  for (const { document, wasInTrash, isInTrash } of changes) {
    if (wasInTrash === isInTrash) continue
    const place = { cms, req, container: desk.slug, document }
    await lockDocument(place)
    await (isInTrash ? archiveUnits : restoreUnits)(place)
  }
  const present = changes.filter(({ isInTrash }) => !isInTrash).map(({ document }) => document)
  for (let start = 0; start < present.length; start += batch) {
    const documents = present.slice(start, start + batch)
    await syncDocuments({ cms, req, container: desk, documents })
  }
}
