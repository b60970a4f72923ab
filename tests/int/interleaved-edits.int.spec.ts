import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { locales, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { readView } from '@/features/translation/reading/read-unit'
import { saveText } from '@/features/translation/units/save-text'
import { runDueChanges } from '@/features/publishing/schedule/run-due-changes'
import { scheduleChange } from '@/features/publishing/schedule/schedule-change'
import { useCms } from '../helpers/cms'
import { openForm, type RecordForm } from '../helpers/record-form'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
// As many as a run of all tests has time for; `ROUNDS=200` takes a few minutes.
const rounds = Number(process.env.ROUNDS ?? 100)
const fields = ['title', 'catchphrase'] as const
type Place = { field: (typeof fields)[number]; locale: Locale }
type Written = Place & { text: string }

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
let state = seed
/** mulberry32 */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
function pickOne<Value>(values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0]
}

const changeRow = z.object({ from_text: z.string().nullable(), to_text: z.string().nullable() })

/** What a text has said, in the order in which it was stored. */
async function readHistory(options: Place & { id: number }) {
  const { id, field, locale } = options
  const query = sql`select from_text, to_text from translation_changes
    where unit = ${`collection:projects:${id}:${field}`} and locale = ${locale}
      and from_text is distinct from to_text order by id`
  const { rows } = await runSql({ cms: site.cms, query })
  return z.array(changeRow).parse(rows)
}

afterAll(() => {
  console.log(`Repeat these interleavings with SEED=${seed}.`)
})

test('no acknowledged text is lost, and none undone unasked, by whichever way two to five write', async () => {
  const { cms } = site
  const editors: SignedInEditor[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    editors.push(await signedInEditor({ site, name: `inter-${name}`, role: 'admin' }))
  }
  const { docs } = await cms.find({ collection: 'projects', limit: 1, depth: 0 })
  const id = docs[0]?.id ?? 0
  const path = `/projects/${id}`
  const forms = new Map<string, RecordForm>()
  const written: Written[] = []
  const tally = { saved: 0, conflict: 0 }
  let number = 0

  type Turn = Place & { editor: SignedInEditor; text: string }

  const acts = [byForm, byForm, byForm, byRest, byLocalApi, byDesk, bySchedule] as const

  function note(outcome: 'saved' | 'conflict', { field, locale, text }: Turn) {
    tally[outcome] += 1
    if (outcome === 'saved') written.push({ field, locale, text })
  }

  async function byForm(turn: Turn): Promise<void> {
    const { editor, field, locale, text } = turn
    // Most forms have been open since long before.
    const key = `${editor.id}:${locale}`
    const open = random() < 0.8 ? forms.get(key) : undefined
    const form = open ?? (await openForm({ editor, path, locale }))
    forms.set(key, form)
    form.type(field, text)
    const publish = random() < 0.4
    const saved = await form.save({ publish, autosave: random() < 0.5 })
    if (saved.status !== 200) {
      expect(saved.status).toBe(409)
      // Or something is to be read, or published in Romanian, before this is.
      if (!publish) expect(saved.conflict).toHaveProperty('fields')
      forms.delete(key)
    }
    note(saved.status === 200 ? 'saved' : 'conflict', turn)
  }

  async function byRest(turn: Turn): Promise<void> {
    const { editor, field, locale, text } = turn
    const isPublic = random() < 0.5
    const body = { [field]: text, _status: isPublic ? 'published' : 'draft' }
    const query = `locale=${locale}${isPublic ? '' : '&draft=true'}`
    const { status } = await editor.rest(`${path}?${query}`, { method: 'PATCH', body })
    // A translation is not published before its Romanian.
    if (!isPublic || locale === 'ro') expect(status).toBe(200)
    note(status === 200 ? 'saved' : 'conflict', turn)
  }

  async function byLocalApi(turn: Turn): Promise<void> {
    const { field, locale, text } = turn
    const draft = random() < 0.5
    await cms.update({ collection: 'projects', id, locale, draft, data: { [field]: text } })
    note('saved', turn)
  }

  async function byDesk(turn: Turn): Promise<void> {
    const { editor, field, locale, text } = turn
    const unit = `collection:projects:${id}:${field}`
    const by = { cms, editor: getRights(editor), language: 'ro' } as const
    const { hash } = await readView({ ...by, unit, locale })
    await wait(random() * 40)
    const input = { unit, locale, text, expectedHash: hash, approve: random() < 0.4 }
    const { status } = await saveText({ ...by, input })
    note(status === 'saved' ? 'saved' : 'conflict', turn)
  }

  async function bySchedule({ editor, locale }: Turn): Promise<void> {
    const now = new Date()
    const dueAt = new Date(now.getTime() + 1)
    const plan = { container: 'projects', document: String(id), locale, dueAt, now }
    const by = { cms, editor: getRights(editor), action: 'publish' } as const
    await scheduleChange({ ...by, ...plan }).catch(() => {})
    await runDueChanges({ cms, now: new Date(now.getTime() + 1000) })
  }

  for (let round = 0; round < rounds; round += 1) {
    const count = 2 + Math.floor(random() * 4)
    // All that is random is drawn before anything runs at once.
    const turns = Array.from({ length: count }, (_, index) => ({
      act: pickOne(acts),
      delay: random() * 60,
      turn: {
        editor: editors[index],
        field: pickOne(fields),
        locale: pickOne(locales),
        text: `Textul numărul ${(number += 1)}.`,
      },
    }))
    await Promise.all(
      turns.map(async ({ act, delay, turn: { editor, ...rest } }) => {
        if (!editor) return
        await wait(delay)
        await act({ editor, ...rest })
      }),
    )
  }

  expect(tally.saved).toBeGreaterThan(rounds)
  expect(tally.conflict).toBeGreaterThan(0)
  const stored = await cms.findByID({ collection: 'projects', id, draft: true, locale: 'all' })
  for (const field of fields) {
    for (const locale of locales) {
      const history = await readHistory({ id, field, locale })
      const texts = history.map(({ to_text: text }) => text)
      const acknowledged = written
        .filter((one) => one.field === field && one.locale === locale)
        .map(({ text }) => text)
      // Each acknowledged text was stored once, and none of them came back.
      expect([...texts].sort()).toEqual([...acknowledged].sort())
      history.forEach(({ from_text: from }, index) => {
        if (index > 0) expect(from).toBe(texts[index - 1])
      })
      expect(stored[field]).toMatchObject({ [locale]: texts.at(-1) })
    }
  }
  console.log(tally)
}, 600_000)
