import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { isLocale } from '@/i18n/locales'
import { clipped, longestValue, recordAudit, type AuditChange, type AuditEntry } from './record'

// Drafts that follow one another within this time are one piece of work.
const minutes = 30

const changesSchema = z
  .array(
    z.object({
      path: z.string(),
      locale: z.string().optional(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  )
  .catch([])

const entrySchema = z.object({ id: z.number(), changes: z.unknown() })

/**
 * Logs a draft. It goes into the last entry about the record when that is of the same editor and
 * language, a draft as well and not older than half an hour: what was before stays, what is after
 * moves on.
 */
export async function recordDraft({
  cms,
  req,
  ...entry
}: AuditEntry & { cms: Payload; req: PayloadRequest }): Promise<void> {
  const { actor, container, document = null, locale = null, changes = [] } = entry
  const query = sql`select id, changes from (
      select id, action, actor_id, locale, created_at, changes from audit_entries
      where container = ${container} and document is not distinct from ${document}
      order by created_at desc, id desc limit 1
    ) latest
    where action = 'update' and actor_id is not distinct from ${actor?.id ?? null}
      and locale is not distinct from ${locale}
      and created_at > now() - ${minutes} * interval '1 minute'`
  const { rows } = await runSql({ cms, req, query })
  const latest = entrySchema.safeParse(rows[0])
  if (!latest.success) {
    await recordAudit({ cms, req, ...entry })
    return
  }
  const earlier = changesSchema.parse(latest.data.changes).map(withLocale)
  const merged = mergeChanges({ earlier, later: changes })
  await runSql({
    cms,
    req,
    query: sql`update audit_entries
      set changes = ${merged.length > 0 ? JSON.stringify(merged) : null}::jsonb, updated_at = now(),
        title = coalesce(${entry.title ?? null}, title)
      where id = ${latest.data.id}`,
  })
}

function withLocale({ locale, ...change }: z.infer<typeof changesSchema>[number]): AuditChange {
  return { ...change, ...(isLocale(locale) && { locale }) }
}

/** One list of changes out of two that follow one another; what came back to what it was is none. */
export function mergeChanges({
  earlier,
  later,
}: {
  earlier: readonly AuditChange[]
  later: readonly AuditChange[]
}): AuditChange[] {
  const merged = new Map(earlier.map((change) => [toPlaceKey(change), change]))
  for (const change of later) {
    const place = toPlaceKey(change)
    const known = merged.get(place)
    const next = {
      ...change,
      before: known ? known.before : clipped(change.before),
      after: clipped(change.after),
    }
    // Beyond its limit, or one short of it where a character would have been cut in half, nobody
    // knows whether a text is the same again.
    const isBack =
      known !== undefined &&
      known.before !== known.after &&
      next.before === next.after &&
      (next.after?.length ?? 0) < longestValue - 1
    if (isBack) merged.delete(place)
    else merged.set(place, next)
  }
  return [...merged.values()]
}

function toPlaceKey({ path, locale }: AuditChange): string {
  return `${path} ${locale ?? ''}`
}
