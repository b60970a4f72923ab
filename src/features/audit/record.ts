import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { AuditAction } from './actions'

/** One field as it was and as it is, in words that a person can read; null where there was nothing. */
export type AuditChange = {
  /** Field names, and the ids of the rows on the way, joined by dots. */
  path: string
  /** Where one entry tells of several languages. */
  locale?: Locale
  before: string | null
  after: string | null
}

export type AuditActor = { id: number; name: string }

export type AuditEntry = {
  /** Who did it; null where the site did it by itself. */
  actor: AuditActor | null
  action: AuditAction
  /** Slug of a collection or global, or another short name of where it happened. */
  container: string
  document?: string
  /** What the document is called, for the time when it is gone. */
  title?: string
  locale?: Locale
  /** Without passwords and other secrets; values are cut at 2 000 characters. */
  changes?: AuditChange[]
  note?: string
}

/** The actor in the log where the site did something by itself. */
export const systemName = 'Pasiuni'

/** Length limit of a value, in characters. */
export const longestValue = 2_000

// PostgreSQL refuses one in JSON, and with it the change that the entry tells of.
const halfCharacter = /[\uD800-\uDBFF]$/

/** Longer values end in an ellipsis, and never in the middle of a character. */
export function clipped(value: string | null): string | null {
  if (value === null || value.length <= longestValue) return value
  return `${value.slice(0, longestValue - 1).replace(halfCharacter, '')}…`
}

/**
 * Adds an entry to the audit log, in the transaction of `req`: a change that is rolled back leaves no entry.
 * Returns the id of the entry.
 */
export async function recordAudit({
  cms,
  req,
  ...entry
}: AuditEntry & { cms: Payload; req?: PayloadRequest }): Promise<number> {
  const { actor, action, container, document, title, locale, changes, note } = entry
  const cut = changes?.map((change) => ({
    ...change,
    before: clipped(change.before),
    after: clipped(change.after),
  }))
  // An editor may just be gone in this very transaction; the name stays.
  const query = sql`insert into audit_entries
      (actor_name, actor_id, action, container, document, title, locale, changes, note)
    values (
      ${actor?.name ?? systemName},
      (select id from editors where id = ${actor?.id ?? null}),
      ${action}, ${container}, ${document ?? null}, ${title ?? null}, ${locale ?? null},
      ${cut && cut.length > 0 ? JSON.stringify(cut) : null}::jsonb, ${note ?? null}
    ) returning id`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  return Number(rows[0]?.id)
}
