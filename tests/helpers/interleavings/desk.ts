import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { SignedInEditor } from '../signed-in-editor'
import type { Answer, Call } from './plain-calls'
import { newText } from './texts'
import { toKey, type Place, type Subject } from './subjects'

const viewSchema = z.object({
  view: z.object({ hash: z.string(), texts: z.record(z.string(), z.string().nullable()) }),
})
const conflictSchema = z.object({
  conflict: z.object({ text: z.string().nullable(), hash: z.string() }),
})

type Texts = { cms: Payload; subject: Subject }

const rowSchema = z.object({
  unit: z.string(),
  path: z.string(),
  locale: z.string(),
  state: z.string(),
  text: z.string().nullable(),
})

/** What the desk has of a record, blocks in the order of their text. */
export async function readDesk({ cms, subject }: Texts) {
  const query = sql`select unit, path, locale, state, text from translation_units
    where container = ${subject.container} and document = ${subject.document}
    order by position, locale`
  return z.array(rowSchema).parse((await runSql({ cms, query })).rows)
}

export type DeskRows = Awaited<ReturnType<typeof readDesk>>

/** Opens a text at the desk, to be saved some time later. */
export async function openUnit(
  options: Texts & {
    editor: SignedInEditor
    place: Place
    /** Of rich text. */
    block: number | null
    locale: Locale
  },
) {
  const { editor, place, block, locale } = options
  const own = (await readDesk(options)).filter(
    (row) => row.path === place.path && row.locale === 'ro',
  )
  const unit = own[block ?? 0]?.unit ?? ''
  const query = new URLSearchParams({ unit, locale }).toString()
  const answer = await editor.rest(`/translations/unit?${query}`)
  expect(answer.status, unit).toBe(200)
  const { view } = viewSchema.parse(await answer.json())
  const key = toKey(place, locale)
  let { hash } = view
  let read = view.texts[locale] ?? ''

  async function send({ text, approve }: { text: string; approve: boolean }): Promise<Answer> {
    const body = { unit, locale, text, approve, expectedHash: hash }
    const response = await editor.rest('/translations/save', { method: 'POST', body })
    const said: unknown = await response.json()
    if (response.status === 200) {
      hash = viewSchema.parse(said).view.hash
      read = text
    }
    if (response.status !== 409) return { status: response.status, conflicts: [] }
    const { conflict } = conflictSchema.parse(said)
    // The desk shows the other text; an editor who saves again has seen it.
    hash = conflict.hash
    read = conflict.text ?? ''
    return { status: 409, conflicts: [{ key, theirs: read, mine: text }] }
  }

  return {
    call({ by, approve }: { by: string; approve: boolean }): Call {
      const text = newText(locale)
      return {
        by,
        wish: { kind: 'desk', locale, key, block, text, read, approve },
        send: () => send({ text, approve }),
      }
    },
  }
}

export type OpenUnit = Awaited<ReturnType<typeof openUnit>>
