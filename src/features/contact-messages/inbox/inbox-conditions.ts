import { sql } from '@payloadcms/db-postgres'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { searchPatterns } from './search-pattern'
import type { InboxFilter } from './types'

// What the adapter’s `sql` makes; it does not name the type.
type Condition = ReturnType<typeof sql>

/** Each text is put together once, however many words are looked for. */
function found(patterns: string[]): Condition {
  // The collation knows the capitals of every script, also in a database whose own locale knows
  // only A to Z.
  const hits = patterns.map((pattern) => sql`(content collate "pg_c_utf8") ~* ${pattern}`)
  return sql`message.id in (
    select id from (
      select id, name || ' ' || message as content from contact_messages offset 0
    ) texts where ${sql.join(hits, sql` and `)})`
}

function assigned(options: { assignee: InboxFilter['assignee']; editorId: number }): Condition {
  const { assignee, editorId } = options
  if (assignee === 'nobody') return sql`message.assignee_id is null`
  return sql`message.assignee_id = ${assignee === 'mine' ? editorId : assignee}`
}

/** What a filter, its state apart, asks of the alias `message`. */
export function inboxConditions({
  filter,
  editorId,
}: {
  filter: InboxFilter
  /** Who asks: „mine” is theirs. */
  editorId: number
}): Condition {
  const { language, assignee, since } = filter
  const patterns = searchPatterns(filter.search ?? '')
  const conditions = [
    sql`true`,
    language && sql`message.locale = ${language}`,
    assignee && assigned({ assignee, editorId }),
    since && sql`message.created_at >= ${since}::date::timestamp at time zone ${editorsTimeZone}`,
    patterns.length > 0 && found(patterns),
  ]
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  )
}
