import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenForChanges } from '@/delivery/cache/change-listener'
import type { Position } from '@/delivery/cache/changes-query'
import { cachedPage } from '@/delivery/cache/cached-page'
import { createPageCache } from '@/delivery/cache/page-cache'
import { createSharedPageStore } from '@/delivery/cache/shared-page-store'
import { createSharedPages } from '@/delivery/cache/shared-pages'
import { createDatabase } from '../helpers/database'

let url = ''
let editor: Client
const undo: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  url = (await createDatabase()).url
  editor = new Client({ connectionString: url })
  await editor.connect()
})

afterAll(async () => {
  for (const end of undo.reverse()) await end()
  await editor.end()
})

/** What an instance does with pages and changes, without the pages being made by anything. */
async function startInstance({ edition = 'one' }: { edition?: string } = {}) {
  const cache = createPageCache({ maxBytes: 1024 * 1024, maxPages: 100 })
  const store = createSharedPageStore({ url })
  const faults: unknown[] = []
  const shared = createSharedPages({
    store,
    cache,
    editionOn: (database) => `${edition}-${createHash('sha1').update(database).digest('hex')}`,
    note: (error) => faults.push(error),
  })
  let heard: Position | null = null
  const listener = listenForChanges({
    url,
    onChange: ({ tags, position }) => {
      cache.outdate()
      heard = position
      if (tags === null) void shared.open(position)
    },
    onPage: (said) => {
      shared.hear(said)
    },
  })
  undo.push(
    () => listener.stop(),
    () => store.close(),
  )
  await vi.waitFor(() => expect(heard).not.toBeNull(), { timeout: 5000 })
  const position = () => {
    if (!heard) throw new Error('Nothing was heard yet.')
    return heard
  }
  return {
    faults,
    position,
    settle: () => {
      shared.settle(position())
    },
    async make({ path, text }: { path: string; text: string }) {
      const ticket = cache.draw()
      const snapshot = shared.known()
      const headers = { 'content-type': 'text/html', link: '</a>; rel=preload, </b>; rel=preload' }
      const page = await cachedPage({ etag: `W/"${text}"`, headers, plain: Buffer.from(text) })
      cache.put({ path, ticket, page })
      await shared.share({ path, page, snapshot })
    },
    read: (path: string) => cache.get(path)?.forms.identity.body.toString(),
    cache,
  }
}

type Instance = Awaited<ReturnType<typeof startInstance>>

/** Something is edited, and these have heard of it. */
async function edit(...instances: Instance[]) {
  const before = instances.map((instance) => instance.position())
  await editor.query("insert into content_changes (tag) values ('site')")
  await vi.waitFor(
    () => {
      for (const [index, instance] of instances.entries()) {
        expect(instance.position()).not.toEqual(before[index])
      }
    },
    { timeout: 5000 },
  )
}

const until = (isSo: () => void | Promise<void>) => vi.waitFor(isSo, { timeout: 5000 })

test('a page that one instance has made is served by the other, in every form', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  one.settle()
  await one.make({ path: '/ro/a', text: 'Bună ziua' })
  await until(() => expect(other.read('/ro/a')).toBe('Bună ziua'))
  expect(other.cache.get('/ro/a')?.forms).toEqual(one.cache.get('/ro/a')?.forms)
})

test('an instance that starts has the pages of the others at once', async () => {
  const one = await startInstance()
  one.settle()
  await one.make({ path: '/ro/b', text: 'gata' })
  const late = await startInstance()
  await until(() => expect(late.read('/ro/b')).toBe('gata'))
})

test('a page made before an edit is no longer taken over', async () => {
  const one = await startInstance()
  one.settle()
  await one.make({ path: '/ro/c', text: 'vechi' })
  await one.make({ path: '/ro/marker', text: 'vechi' })
  await edit(one)
  one.settle()
  await one.make({ path: '/ro/marker', text: 'nou' })
  const late = await startInstance()
  await until(() => expect(late.read('/ro/marker')).toBe('nou'))
  expect(late.read('/ro/c')).toBeUndefined()
})

test('who has not heard of an edit yet does not replace the page of one who has', async () => {
  const [quick, slow] = [await startInstance(), await startInstance()]
  quick.settle()
  slow.settle()
  await edit(quick, slow)
  quick.settle()
  await quick.make({ path: '/ro/d', text: 'nou' })
  await slow.make({ path: '/ro/d', text: 'vechi' })
  const late = await startInstance()
  await until(() => expect(late.read('/ro/d')).toBe('nou'))
})

test('a page that is outdated here is replaced by the new one of another instance', async () => {
  const [one, other] = [await startInstance(), await startInstance()]
  for (const instance of [one, other]) {
    instance.settle()
    await instance.make({ path: '/ro/e', text: 'vechi' })
  }
  await edit(one, other)
  expect(other.read('/ro/e')).toBe('vechi')
  one.settle()
  await one.make({ path: '/ro/e', text: 'nou' })
  await until(() => expect(other.read('/ro/e')).toBe('nou'))
  expect(other.cache.isNewest('/ro/e')).toBe(true)
})

test('instances of different editions keep out of each other’s way', async () => {
  const [one, other] = [await startInstance(), await startInstance({ edition: 'two' })]
  one.settle()
  other.settle()
  await one.make({ path: '/ro/f', text: 'one' })
  await other.make({ path: '/ro/f', text: 'two' })
  const late = await startInstance({ edition: 'two' })
  await until(() => expect(late.read('/ro/f')).toBe('two'))
  expect(one.read('/ro/f')).toBe('one')
})

test('a page without anything settled is not shared', async () => {
  const one = await startInstance()
  await one.make({ path: '/ro/g', text: 'early' })
  const { rows } = await editor.query("select 1 from shared_pages where path = '/ro/g'")
  expect(rows).toEqual([])
})

test('what is old and what nobody asks for any more is removed, the last change of a tag stays', async () => {
  await editor.query('truncate content_changes')
  await editor.query(`
    insert into content_changes (tag, announced_at) values
      ('site', now() - interval '3 days'), ('site', now() - interval '2 days'),
      ('about', now() - interval '3 days'), ('messages', now())`)
  const one = await startInstance()
  one.settle()
  for (const path of ['/ro/kept', '/ro/old']) await one.make({ path, text: path })
  await editor.query(`
    update shared_pages set stored_at = now() - interval '8 days',
      snapshot = case when path = '/ro/old' then '10:10:'::pg_snapshot else snapshot end
    where path in ('/ro/kept', '/ro/old')`)
  await startInstance()
  await until(async () => {
    const { rows } = await editor.query<{ path: string }>(
      "select path from shared_pages where path in ('/ro/kept', '/ro/old')",
    )
    expect(rows).toEqual([{ path: '/ro/kept' }])
  })
  await until(async () => {
    const { rows } = await editor.query('select tag from content_changes order by id')
    expect(rows).toEqual([{ tag: 'site' }, { tag: 'about' }, { tag: 'messages' }])
  })
})

test('while the database cannot be asked, pages are made all the same, and it is said once', async () => {
  const one = await startInstance()
  one.settle()
  await editor.query('alter table shared_pages rename to shared_pages_away')
  try {
    for (const path of ['/ro/h', '/ro/i']) await one.make({ path, text: path })
    expect(one.read('/ro/i')).toBe('/ro/i')
    expect(one.faults).toHaveLength(1)
  } finally {
    await editor.query('alter table shared_pages_away rename to shared_pages')
  }
})
