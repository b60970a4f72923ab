import type { Payload, Where } from 'payload'
import { z } from 'zod'

/** A record by name: the slug of its collection or global, and its id, empty for a global. */
export type PresencePlace = { container: string; document: string }

type Visit = PresencePlace & { cms: Payload; editorId: number; now: Date }

const collection = 'payload-locked-documents'

/** How long an editor counts as present after the last sign of life, in milliseconds. */
export const presenceLasts = 40_000

/** How long forgotten rows are kept, in milliseconds. */
const rowsLast = 5 * 60_000

const rowSchema = z.object({
  id: z.number(),
  updatedAt: z.coerce.date(),
  user: z.object({ value: z.number() }),
})

/**
 * Notes that an editor has a record open, and names the others who have. The rows stand in the table
 * of Payload's document locks, under a name that no lock has.
 */
export async function visitRecord(visit: Visit): Promise<string[]> {
  const { cms, editorId, now } = visit
  const rows = await findRows(visit)
  const own = rows.find(({ editor }) => editor === editorId)
  // A change of nothing notes the time.
  if (own) await cms.update({ collection, id: own.id, data: {}, depth: 0, overrideAccess: true })
  else await enter(visit)
  const since = now.getTime() - presenceLasts
  const present = rows.filter(({ at, editor }) => editor !== editorId && at.getTime() > since)
  return findNames({ cms, ids: present.map(({ editor }) => editor) })
}

/** The record is closed again. */
export async function leaveRecord(visit: Visit): Promise<void> {
  const own = (await findRows(visit)).filter(({ editor }) => editor === visit.editorId)
  const where = { id: { in: own.map(({ id }) => id) } }
  if (own.length > 0) await visit.cms.delete({ collection, where, depth: 0, overrideAccess: true })
}

async function enter(visit: Visit): Promise<void> {
  const { cms, editorId, now } = visit
  const user = { relationTo: 'editors' as const, value: editorId }
  const data = { globalSlug: toLockName(visit), user }
  await cms.create({ collection, data, depth: 0, overrideAccess: true })
  const before = new Date(now.getTime() - rowsLast).toISOString()
  const where: Where = {
    and: [{ globalSlug: { like: prefix } }, { updatedAt: { less_than: before } }],
  }
  await cms.delete({ collection, where, depth: 0, overrideAccess: true })
}

const prefix = 'presence:'

function toLockName({ container, document }: PresencePlace): string {
  return `${prefix}${container}:${document}`
}

async function findRows(visit: Visit): Promise<{ id: number; editor: number; at: Date }[]> {
  const where = { globalSlug: { equals: toLockName(visit) } }
  const { docs } = await visit.cms.find({
    collection,
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap((doc) => {
    // A row stays, without its editor, when the account of one who is present is deleted.
    const { data: row } = rowSchema.safeParse(doc)
    return row ? [{ id: row.id, editor: row.user.value, at: row.updatedAt }] : []
  })
}

async function findNames({ cms, ids }: { cms: Payload; ids: number[] }): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await cms.find({
    collection: 'editors',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { name: true },
    sort: 'name',
    overrideAccess: true,
  })
  return docs.map(({ name }) => name)
}
