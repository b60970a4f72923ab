import type { Payload, PayloadRequest } from 'payload'
import { isRecord } from '@/lib/is-record'
import type { TransferContainer } from './transfer-containers'
import { toRow, type Content } from './content'
import type { TransferRecord } from './file-format'
import { rebaseDraft } from './rebase-draft'
import { saysTheSame, type Register, type StoredRecord } from './read-records'

type Id = string | number

type Store = {
  cms: Payload
  req: PayloadRequest
  container: TransferContainer
  record: TransferRecord
  present: StoredRecord | null
  register: Register
  /** Who is to be named as having changed it. */
  editor: number | null
}

/**
 * Stores a record exactly as the file has it: what readers see, and the newer draft; where the file
 * has none, the one of the site stays in the form. Straight into the tables, as each language has its
 * own state and no hook must take it for an editor's publication. Returns its id.
 */
export async function storeRecord(store: Store): Promise<Id> {
  const { container, record, present, register, editor } = store
  const now = Date.now()
  const asRow = (content: Content) => ({
    ...toRow({ fields: container.fields, content, findId: register.findId }),
    updatedBy: editor,
    ...(present && datesOfPresent({ present, content, now: new Date(now).toISOString() })),
  })
  const isNewToReaders = !saysTheSame(present?.public ?? null, record.public)
  const id = isNewToReaders
    ? await storeRow({ ...store, row: asRow(record.public) })
    : (present?.id ?? 0)
  if (!container.hasDrafts) return id
  // The newest version is what editors open.
  const versions = [
    ...(isNewToReaders ? [record.public] : []),
    ...draftsAfter({ container, record, present, isNewToReaders }),
  ]
  for (const [index, content] of versions.entries()) {
    const at = new Date(now + index).toISOString()
    await storeVersion({ ...store, id, at, row: asRow(content) })
  }
  return id
}

/**
 * Dates of a record that is there already: a draft older than the import would count as newer than the
 * file, and what lay in the trash long ago would be deleted for good in the night after it.
 */
function datesOfPresent(options: { present: StoredRecord; content: Content; now: string }) {
  const { present, content, now } = options
  const deletedAt = present.public.deletedAt ?? now
  return { updatedAt: now, ...(content.deletedAt ? { deletedAt } : {}) }
}

/** The draft that the record has beside its public text after the import, if any. */
function draftsAfter(
  options: Pick<Store, 'container' | 'record' | 'present'> & { isNewToReaders: boolean },
): Content[] {
  const { container, record, present, isNewToReaders } = options
  if (record.draft) return [record.draft]
  if (!present?.draft || !isNewToReaders) return []
  const sides = { draft: present.draft, before: present.public, after: record.public }
  const kept = rebaseDraft({ fields: container.fields, ...sides })
  return kept ? [kept] : []
}

async function storeRow(store: Store & { row: Record<string, unknown> }): Promise<Id> {
  const { cms, req, container, present, row: data } = store
  if (container.kind === 'global') {
    const change = { slug: container.slug, data, req }
    await cms.db.updateGlobal(change)
    return 0
  }
  const { slug: collection } = container
  if (present) {
    await cms.db.updateOne({ collection, id: present.id, data, req, returning: false })
    return present.id
  }
  const creation = { collection, data, req }
  return givenId(await cms.db.create(creation))
}

function givenId(created: unknown): Id {
  const id = isRecord(created) ? created.id : undefined
  if (typeof id === 'number' || typeof id === 'string') return id
  throw new Error('The new record has no id.')
}

async function storeVersion(store: Store & { id: Id; at: string; row: Record<string, unknown> }) {
  const { cms, req, container, id, at, row: versionData } = store
  const version = { ...{ autosave: false, createdAt: at, updatedAt: at }, req, versionData }
  if (container.kind === 'global') {
    await cms.db.createGlobalVersion({ globalSlug: container.slug, ...version })
  } else {
    await cms.db.createVersion({ collectionSlug: container.slug, parent: id, ...version })
  }
}
