import { afterEach, beforeAll, expect, test } from 'vitest'
import { databaseWay } from '../helpers/database-way'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const way = databaseWay()
const site = useCms({ way: (url) => way.to(url) })
const undo: (() => unknown)[] = []
let editor: SignedInEditor
let projects: number[] = []

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'patient', role: 'admin' })
  const { docs } = await site.cms.find({ collection: 'projects', depth: 0 })
  const [first] = docs
  for (let count = docs.length; first && count < 30; count += 1) {
    await site.cms.duplicate({
      collection: 'projects',
      id: first.id,
      data: { slug: `copia-${count}` },
    })
  }
  const all = await site.cms.find({ collection: 'projects', depth: 0, limit: 30 })
  projects = all.docs.map(({ id }) => id)
}, 120_000)

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  await expect.poll(async () => (await save('Din nou')).status, { timeout: 15_000 }).toBe(200)
})

function save(title: string, { id = projects[0], language = 'ro' } = {}): Promise<Response> {
  return editor.rest(`/projects/${id}?locale=ro`, {
    method: 'PATCH',
    body: { title, _status: 'published' },
    headers: { 'accept-language': language },
  })
}

const ways: [string, () => Promise<Response>][] = [
  ['a publish', () => save('Nou')],
  [
    'a draft',
    () => editor.rest(`/projects/${projects[0]}?locale=ro&draft=true&autosave=true`, body),
  ],
  ['a global', () => editor.rest('/globals/home?locale=ro', { ...global, method: 'POST' })],
  ['a record without drafts', () => editor.rest('/redirects', { ...redirect, method: 'POST' })],
]
const body = { method: 'PATCH', body: { title: 'Nou' } }
const global = { body: { banner1: { title: 'Nou' }, _status: 'published' } }
const redirect = { body: { from: '/proj/nou', to: '/proj' } }

async function expectOutage(answer: Response, sentence: string): Promise<void> {
  const said: unknown = await answer.json()
  expect({ status: answer.status, said }).toMatchObject({
    status: 503,
    said: { errors: [{ message: sentence }] },
  })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}

test('of thirty saves at once each is stored, or told that it was not, and when to try again', async () => {
  const titles = projects.map((id) => `Titlul ${id}`)
  const answers = await Promise.all(
    projects.map((id, index) => save(String(titles[index]), { id, language: 'en' })),
  )
  const stored = answers.map(({ status }) => status === 200)
  expect(stored).toContain(true)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    await expectOutage(
      answer,
      'Too much is being saved at once. Nothing was saved; what you wrote stays here. Try again in a moment.',
    )
  }
  for (const [index, id] of projects.entries()) {
    const { title } = await site.cms.findByID({ collection: 'projects', id, locale: 'ro' })
    expect(title === titles[index]).toBe(stored[index])
  }
}, 60_000)

test('a database that can only be read is told by name, and recovers by itself', async () => {
  const name = await readDatabaseName()
  await way.ask(`alter database ${name} set default_transaction_read_only = on`)
  undo.push(cut, () =>
    way.ask(`begin read write; alter database ${name} reset default_transaction_read_only; commit`),
  )
  await cut()
  for (const [, write] of ways) {
    await expectOutage(
      await write(),
      'Baza de date poate fi deocamdată doar citită. Nu s-a salvat nimic; ce ați scris rămâne aici. Încercați din nou mai târziu.',
    )
  }
  await expectOutage(
    await save('New', { language: 'en' }),
    'For now the database can only be read. Nothing was saved; what you wrote stays here. Try again later.',
  )
})

test.each(['immediate', 'deferred'])('a full disk is told by name: %s', async (when) => {
  await way.ask(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`)
  undo.push(() => way.ask('drop function full_disk() cascade'))
  for (const table of ['projects', '_projects_v', '_home_v', 'home', 'redirects']) {
    await way.ask(`create constraint trigger full_disk after insert or update on ${table}
      deferrable initially ${when} for each row execute function full_disk()`)
  }
  for (const [, write] of ways) {
    await expectOutage(
      await write(),
      'Pe discul serverului nu mai este loc. Nu s-a salvat nimic; ce ați scris rămâne aici. Anunțați administratorul.',
    )
  }
})

test('while the database is away nobody is taken for a stranger', async () => {
  undo.push(() => way.open())
  way.close()
  const sentence =
    'Baza de date nu răspunde. Ce ați scris rămâne aici; încercați din nou peste câteva clipe.'
  for (const [, write] of ways) await expectOutage(await write(), sentence)
  for (const path of ['/editors/me', '/projects', '/jobs', '/translations/counts']) {
    await expectOutage(await editor.rest(path), sentence)
  }
})

test('a frozen database is given up within ten seconds, and the save is not acknowledged', async () => {
  // Some of the saves are on their way when it freezes.
  const early = projects.slice(0, 8).map((id) => save(`Devreme ${id}`, { id }))
  await new Promise((done) => setTimeout(done, 30))
  undo.push(await way.freeze())
  const began = Date.now()
  const late = projects.slice(8, 16).map((id) => save(`Târziu ${id}`, { id }))
  const answers = await Promise.all([...early, ...late])
  const seconds = (Date.now() - began) / 1000
  // Ten, and what a machine takes that has other things to do.
  expect(seconds).toBeLessThan(12)
  for (const { status } of answers) expect([200, 503]).toContain(status)
  expect(answers.map(({ status }) => status)).toContain(503)
}, 90_000)

async function readDatabaseName(): Promise<string> {
  const [row] = await way.ask('select current_database() as name')
  return String(row?.name)
}

/** Ends all connections of the site, as a restart does: settings of the database hold for new ones. */
async function cut(): Promise<void> {
  await way.ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  // Until the site has heard of it.
  await new Promise((done) => setTimeout(done, 500))
}
