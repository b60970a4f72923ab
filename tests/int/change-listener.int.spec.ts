import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listenForChanges, type Change } from '@/front/changes/change-listener'
import { createDatabase } from '../helpers/database'

let url = ''
let undo: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  url = (await createDatabase()).url
})

beforeEach(() => {
  undo = []
})

afterEach(async () => {
  for (const end of undo.reverse()) await end()
})

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  undo.push(() => client.end())
  return client
}

/** A listener that has connected, and what it has heard since. */
async function listen() {
  const heard: Change[] = []
  const listener = listenForChanges({ url, onChange: (change) => heard.push(change) })
  undo.push(() => listener.stop())
  await vi.waitFor(() => expect(heard).toMatchObject([{ tags: null }]), { timeout: 5000 })
  heard.length = 0
  return { heard }
}

const announce = (tag: string) => ({
  text: 'insert into content_changes (tag) values ($1)',
  values: [tag],
})

test('an edit is heard once, by its tag', async () => {
  const { heard } = await listen()
  const editor = await connect()
  await editor.query(announce('site'))
  await vi.waitFor(() => expect(heard).toMatchObject([{ tags: ['site'] }]), { timeout: 5000 })
  await editor.query(announce('projects'))
  await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 5000 })
  expect(heard[1]).toMatchObject({ tags: ['projects'] })
})

test('an edit that began first and was saved last is not missed', async () => {
  const { heard } = await listen()
  const slow = await connect()
  const quick = await connect()
  await slow.query('begin')
  await slow.query(announce('about'))
  await quick.query(announce('site'))
  await vi.waitFor(() => expect(heard).toMatchObject([{ tags: ['site'] }]), { timeout: 5000 })
  await slow.query('commit')
  await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 5000 })
  expect(heard[1]).toMatchObject({ tags: ['about'] })
})

test('what is taken back is never heard of', async () => {
  const { heard } = await listen()
  const editor = await connect()
  await editor.query('begin')
  await editor.query(announce('about'))
  await editor.query('rollback')
  await editor.query(announce('site'))
  await vi.waitFor(() => expect(heard).toMatchObject([{ tags: ['site'] }]), { timeout: 5000 })
})

test('it finds by itself what nobody announced', async () => {
  const editor = await connect()
  await editor.query('alter table content_changes disable trigger content_changes_announced')
  undo.push(() =>
    editor.query('alter table content_changes enable trigger content_changes_announced'),
  )
  const { heard } = await listen()
  await editor.query(announce('site'))
  await vi.waitFor(() => expect(heard).toMatchObject([{ tags: ['site'] }]), { timeout: 5000 })
})

test('after an interruption anything may have changed', async () => {
  const { heard } = await listen()
  const admin = await connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query not like '%terminate%' and pid <> pg_backend_pid()`,
  )
  await vi.waitFor(() => expect(heard).toMatchObject([{ tags: null }]), { timeout: 5000 })
})

test('it comes back however often its connection breaks', async () => {
  const { heard } = await listen()
  const admin = await connect()
  for (let time = 1; time <= 3; time += 1) {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await vi.waitFor(() => expect(heard).toHaveLength(time), { timeout: 5000 })
  }
  await admin.query(announce('site'))
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ tags: ['site'] }), { timeout: 5000 })
})

test('rows that came from another database announce nothing before their time', async () => {
  const { heard } = await listen()
  const editor = await connect()
  await editor.query(
    `insert into content_changes (tag, xid) values ('copied', '9000000000'::xid8), ('site', default)`,
  )
  await vi.waitFor(() => expect(heard).toMatchObject([{ tags: ['site'] }]), { timeout: 5000 })
})
