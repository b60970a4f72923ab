import type { Payload, PayloadRequest } from 'payload'
import { isRecord } from '@/lib/is-record'
import type { Carried } from './carried'
import { toRow, type Content } from './content'
import type { TransferRecord } from './file-format'
import { keepDraft } from './keep-draft'
import { saysTheSame, type Register, type StoredRecord } from './read-records'

type Id = string | number

type Store = {
  cms: Payload
  req: PayloadRequest
  carried: Carried
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
  const { carried, record, present, register, editor } = store
  const now = Date.now()
  const asRow = (content: Content) => ({
    ...toRow({ fields: carried.fields, content, findId: register.findId }),
    updatedBy: editor,
    ...(present && datesOfPresent({ present, content, now: new Date(now).toISOString() })),
  })
  const isNewToReaders = !saysTheSame(present?.public ?? null, record.public)
  const id = isNewToReaders
    ? await storeRow({ ...store, row: asRow(record.public) })
    : (present?.id ?? 0)
  if (!carried.hasDrafts) return id
  // The newest version is what editors open.
  const versions = [
    ...(isNewToReaders ? [record.public] : []),
    ...draftsAfter({ carried, record, present, isNewToReaders }),
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
  options: Pick<Store, 'carried' | 'record' | 'present'> & { isNewToReaders: boolean },
): Content[] {
  const { carried, record, present, isNewToReaders } = options
  if (record.draft) return [record.draft]
  if (!present?.draft || !isNewToReaders) return []
  const sides = { draft: present.draft, before: present.public, after: record.public }
  const kept = keepDraft({ fields: carried.fields, ...sides })
  return kept ? [kept] : []
}

async function storeRow(store: Store & { row: Record<string, unknown> }): Promise<Id> {
  const { cms, req, carried, present, row: data } = store
  if (carried.kind === 'global') {
    const change = { slug: carried.slug, data, req }
    await cms.db.updateGlobal(change)
    return 0
  }
  const { slug: collection } = carried
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
  const { cms, req, carried, id, at, row: versionData } = store
  const version = { ...{ autosave: false, createdAt: at, updatedAt: at }, req, versionData }
  if (carried.kind === 'global') {
    await cms.db.createGlobalVersion({ globalSlug: carried.slug, ...version })
  } else {
    await cms.db.createVersion({ collectionSlug: carried.slug, parent: id, ...version })
  }
}
