import type { Payload, PayloadRequest } from 'payload'
import { wholeRecord } from '@/cms/reading/whole-record'
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@/lib/is-record'
import type { TransferContainer } from './transfer-containers'
import { toContent, type Content, type FindKey } from './content'
import type { TransferRecord } from './file-format'

type Id = string | number

export type StoredRecord = TransferRecord & { id: Id }

/** Keys and ids of the records of each collection that was read, for the relations of others. */
export type Register = {
  findKey: FindKey
  findId: (relation: { relationTo: string; key: string }) => Id | null
  add: (entry: { record: string; key: string; id: Id }) => void
}

export function openRegister(): Register {
  const keys = new Map<string, string>()
  const ids = new Map<string, Id>()
  return {
    findKey: ({ relationTo, id }) => keys.get(`${relationTo} ${id}`) ?? null,
    findId: ({ relationTo, key }) => ids.get(`${relationTo} ${key}`) ?? null,
    add: ({ record, key, id }) => {
      keys.set(`${record} ${id}`, key)
      ids.set(`${record} ${key}`, id)
    },
  }
}

/**
 * The records of a container with what readers see and newer drafts, sorted by their keys, which it
 * adds to the register. What is in the trash is among them; a global that was never saved is not.
 */
export async function readRecords(options: {
  cms: Payload
  req: PayloadRequest
  container: TransferContainer
  register: Register
}): Promise<StoredRecord[]> {
  const { container, register } = options
  const { fields, hasDrafts, slug } = container
  const { findKey } = register
  const shown = await readRows({ ...options, draft: false })
  const drafted = hasDrafts ? await readRows({ ...options, draft: true }) : []
  const drafts = new Map(drafted.map((row) => [row.id, row]))

  const contents = shown
    .map((row) => ({ id: row.id, content: toContent({ fields, row, findKey }) }))
    .sort(
      (one, other) =>
        compare(one.content.createdAt, other.content.createdAt) || (one.id < other.id ? -1 : 1),
    )
  const taken = new Map<string, number>()
  const records = contents.map(({ id, content }): StoredRecord => {
    const base = container.base(content)
    const number = (taken.get(base) ?? 0) + 1
    taken.set(base, number)
    const row = drafts.get(id)
    const draft = row ? toContent({ fields, row, findKey }) : null
    return {
      ...{ id, record: slug, key: numbered({ base, number }), public: content },
      draft: draft && !saysTheSame(draft, content) ? draft : null,
    }
  })
  for (const record of records) register.add(record)
  return records.sort((one, other) => compare(one.key, other.key))
}

function numbered({ base, number }: { base: string; number: number }): string {
  return number === 1 ? base : `${base} #${number}`
}

/** Whether two records differ in nothing but when they were made, changed and moved to the trash. */
export function saysTheSame(one: Content | null, other: Content | null): boolean {
  return isDeepStrictEqual(timeless(one), timeless(other))
}

function timeless(content: Content | null): unknown {
  const isTrashed = Boolean(content?.deletedAt)
  return content && { ...content, createdAt: null, updatedAt: null, deletedAt: isTrashed }
}

function compare(one: unknown, other: unknown): number {
  const [left, right] = [String(one), String(other)]
  if (left === right) return 0
  return left < right ? -1 : 1
}

type Row = Record<string, unknown> & { id: Id }

async function readRows(options: {
  cms: Payload
  req: PayloadRequest
  container: TransferContainer
  draft: boolean
}): Promise<Row[]> {
  const { cms, req, container, draft } = options
  const how = { ...wholeRecord(req), draft, showHiddenFields: true } as const
  if (container.kind === 'global') {
    const found: unknown = await cms.findGlobal({
      slug: container.slug,
      overrideAccess: true,
      ...how,
    })
    return isRecord(found) && found.createdAt ? [{ ...found, id: 0 }] : []
  }
  const { docs } = await cms.find({
    collection: container.slug,
    pagination: false,
    trash: true,
    sort: 'id',
    overrideAccess: true,
    ...how,
  })
  return docs.flatMap((doc) => (isRow(doc) ? [doc] : []))
}

function isRow(doc: unknown): doc is Row {
  return isRecord(doc) && (typeof doc.id === 'number' || typeof doc.id === 'string')
}
