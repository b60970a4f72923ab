import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { Client } from 'pg'
import { z } from 'zod'
import type { Locale } from '../../src/i18n/locales'

function accented(text: string): string {
  return text.replace(/[aeiou]/giu, (vowel) => `${vowel}\u0301`.normalize())
}

/** `Menu` → `⟦Ménú⟧`: whatever is outside the brackets did not come from the database. */
export function pseudoText(text: string): string {
  return `⟦${accented(text)}⟧`
}

/** The same for a message: its arguments, tags and branches stay as they are. */
export function pseudoMessage(text: string): string {
  const literals = listLiterals(parse(text, { captureLocation: true }))
  const changed = literals.reduceRight(
    (whole, { start, end }) =>
      whole.slice(0, start) + accented(whole.slice(start, end)) + whole.slice(end),
    text,
  )
  return `⟦${changed}⟧`
}

function listLiterals(elements: MessageFormatElement[]): { start: number; end: number }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) {
      const { start, end } = element.location ?? {}
      return start && end ? [{ start: start.offset, end: end.offset }] : []
    }
    if (element.type === TYPE.tag) return listLiterals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    return Object.values(element.options).flatMap(({ value }) => listLiterals(value))
  })
}

/** Rich text with the text of every node changed. */
function pseudoRichText(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pseudoRichText)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => [
      name,
      name === 'text' && typeof value === 'string' ? pseudoText(value) : pseudoRichText(value),
    ]),
  )
}

const columns = z.array(
  z.object({ table_name: z.string(), column_name: z.string(), data_type: z.string() }),
)
const row = z.looseObject({ id: z.number() })

/** Rewrites every message and every text of the content in one language, and makes it public. */
export async function speakPseudoLanguage({
  databaseUrl,
  locale,
}: {
  databaseUrl: string
  locale: Locale
}): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const localized = await client.query(
      `select table_name, column_name, data_type from information_schema.columns
       where table_schema = 'public' and table_name like '%\\_locales'
         and table_name not like '\\_%' and data_type in ('character varying', 'jsonb')
         and column_name <> 'original'`,
    )
    for (const { table_name: table, column_name: column } of columns.parse(localized.rows)) {
      const found = await client.query(
        `select id, "${column}" as value from "${table}"
         where _locale = $1 and "${column}" is not null`,
        [locale],
      )
      for (const { id, value } of z.array(row).parse(found.rows)) {
        const changed = pseudoValue({ table, value })
        await client.query(`update "${table}" set "${column}" = $1 where id = $2`, [changed, id])
      }
    }
    await client.query("insert into content_changes (tag) values ('messages')")
  } finally {
    await client.end()
  }
}

function pseudoValue({ table, value }: { table: string; value: unknown }): string {
  if (typeof value !== 'string') return JSON.stringify(pseudoRichText(value))
  return table === 'messages_locales' ? pseudoMessage(value) : pseudoText(value)
}
