import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { getDocument } from '../content/extract-units'
import type { Container } from '../content/containers'
import { textLeaves } from '../content/text-leaves'
import { unitRow, type UnitRow } from './unit-rows'

type Place = { cms: Payload; req: PayloadRequest; container: Container; docs: unknown[] }

function toKey({ container, document }: { container: string; document: string }): string {
  return `emptied-units:${container}:${document}`
}

const keptSchema = z.object({ data: z.array(unitRow) })

/**
 * What the desk knew of plain texts whose Romanian was emptied while their translations stayed: a text
 * that is typed there again is another source for them.
 */
export async function readEmptied(place: Place): Promise<UnitRow[]> {
  const { cms, req, container, docs } = place
  const keys = docs.map((doc) =>
    toKey({ container: container.slug, document: getDocument({ container, doc }) }),
  )
  const query = sql`select data from payload_kv
    where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
  const { rows } = await runSql({ cms, req, query })
  // What an earlier version of the site stored in another form counts as unknown.
  return rows.flatMap((row) => keptSchema.safeParse(row).data?.data ?? [])
}

/** Remembers those of `rows` whose text is still empty, and forgets the others. */
export async function storeEmptied(place: Place & { rows: UnitRow[] }): Promise<void> {
  const { cms, req, container, docs, rows } = place
  for (const doc of docs) {
    const document = getDocument({ container, doc })
    const key = toKey({ container: container.slug, document })
    const kept = rows.flatMap(stillEmpty({ container, doc, document }))
    const query =
      kept.length === 0
        ? sql`delete from payload_kv where key = ${key}`
        : sql`insert into payload_kv (key, data) values (${key}, ${JSON.stringify(kept)}::jsonb)
            on conflict (key) do update set data = excluded.data`
    await runSql({ cms, req, query })
  }
}

function stillEmpty(options: { container: Container; doc: unknown; document: string }) {
  const { container, doc, document } = options
  const emptied = new Set(
    textLeaves({ fields: container.fields, data: doc }).flatMap(({ path, type, values }) =>
      type !== 'richText' && !values[defaultLocale] && Object.values(values).some(Boolean)
        ? [path]
        : [],
    ),
  )
  return (row: UnitRow): UnitRow[] => {
    return row.document === document && emptied.has(row.path) ? [row] : []
  }
}

/** Forgets those of a record that is deleted. */
export async function deleteEmptied(options: {
  cms: Payload
  req: PayloadRequest
  container: string
  document: string
}): Promise<void> {
  const { cms, req } = options
  await runSql({ cms, req, query: sql`delete from payload_kv where key = ${toKey(options)}` })
}
