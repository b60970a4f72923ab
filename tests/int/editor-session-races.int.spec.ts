import { sql } from '@payloadcms/db-postgres'
import { afterEach, expect, test, vi } from 'vitest'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { editorBrowser } from '../helpers/editor-browser'
import { newEditor, typed } from '../helpers/editors'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()

afterEach(() => {
  vi.restoreAllMocks()
})

/** Does something right before what was read of an editor is written back. */
function beforeNextWrite(work: () => Promise<unknown>): void {
  const { updateOne } = site.cms.db
  vi.spyOn(site.cms.db, 'updateOne').mockImplementationOnce(async (options) => {
    await work()
    const written: unknown = await updateOne.call(site.cms.db, options)
    return written
  })
}

async function signedIn(person: Awaited<ReturnType<typeof newEditor>>) {
  const browser = editorBrowser({ site })
  expect((await browser.signIn(typed(person))).status).toBe(200)
  return browser
}

const changedMeanwhile = (id: number) =>
  runSql({
    cms: site.cms,
    query: sql`update editors set role = 'translator', name = 'Alt nume' where id = ${id}`,
  })

const stored = (id: number) =>
  site.cms.findByID({ collection: 'editors', id, overrideAccess: true, showHiddenFields: true })

test('of those who sign in at once each is signed in', async () => {
  const person = await newEditor({ site, role: 'editor' })
  const browsers = await Promise.all(Array.from({ length: 6 }, () => signedIn(person)))
  const states = await Promise.all(browsers.map((browser) => browser.isSignedIn()))
  expect(states).toEqual(Array.from(browsers, () => true))
})

test('a role that is taken away while its editor signs in stays taken away', async () => {
  const person = await newEditor({ site, role: 'editor' })
  beforeNextWrite(() => changedMeanwhile(person.id))
  const browser = await signedIn(person)
  expect(await browser.isSignedIn()).toBe(true)
  expect(await stored(person.id)).toMatchObject({ role: 'translator', name: 'Alt nume' })
})

test('sessions that are ended while their editor signs in or prolongs one stay ended', async () => {
  const person = await newEditor({ site, role: 'editor' })
  const lost = await signedIn(person)
  const kept = await signedIn(person)
  const endLost = () =>
    runSql({
      cms: site.cms,
      query: sql`delete from editors_sessions where created_at =
        (select min(created_at) from editors_sessions where _parent_id = ${person.id})`,
    })
  beforeNextWrite(endLost)
  const third = await signedIn(person)
  expect(await lost.isSignedIn()).toBe(false)
  beforeNextWrite(async () => {
    await endLost()
    await changedMeanwhile(person.id)
  })
  expect((await third.post('/editors/refresh-token', {})).status).toBe(200)
  expect(await kept.isSignedIn()).toBe(false)
  expect(await third.isSignedIn()).toBe(true)
  expect(await stored(person.id)).toMatchObject({ name: 'Alt nume' })
})

test('who signs out ends one session, and undoes nothing', async () => {
  const person = await newEditor({ site, role: 'editor' })
  const leaving = await signedIn(person)
  const staying = await signedIn(person)
  let changing: Promise<unknown> | undefined
  let arriving: ReturnType<typeof signedIn> | undefined
  beforeNextWrite(async () => {
    // Both wait for the one who leaves.
    changing = changedMeanwhile(person.id)
    arriving = signedIn(person)
    await untilWaiting({ cms: site.cms, work: changing })
  })
  expect((await leaving.post('/editors/logout', {})).status).toBe(200)
  await changing
  expect(await leaving.isSignedIn()).toBe(false)
  expect(await staying.isSignedIn()).toBe(true)
  expect(await (await arriving)?.isSignedIn()).toBe(true)
  expect(await stored(person.id)).toMatchObject({ role: 'translator' })
})

test('who signs out everywhere is signed out everywhere', async () => {
  const person = await newEditor({ site, role: 'editor' })
  const [one, other] = [await signedIn(person), await signedIn(person)]
  expect((await one.post('/editors/logout?allSessions=true', {})).status).toBe(200)
  expect(await one.isSignedIn()).toBe(false)
  expect(await other.isSignedIn()).toBe(false)
})
