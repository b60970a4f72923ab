import { afterEach, expect, test, vi } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import { manageEditorAccount } from '@/features/editors/sign-in/manage-editor-account'
import { lockEditor, readSecondFactor } from '@/features/editors/sign-in/stored-second-factor'
import { useCms } from '../helpers/cms'
import { editorBrowser } from '../helpers/editor-browser'
import { enrol, newEditor, typed, type NewEditor } from '../helpers/editors'
import { mailsTo } from '../helpers/queued-mails'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()

afterEach(() => {
  vi.restoreAllMocks()
})

async function signedIn(person: NewEditor) {
  const browser = editorBrowser({ site })
  expect((await browser.signIn(typed(person))).status).toBe(200)
  const patch = (id: number, body: object) =>
    site.rest(`/editors/${id}`, {
      method: 'PATCH',
      headers: browser.headers(),
      body: JSON.stringify(body),
    })
  return { ...browser, patch }
}

/** Begins something when an editor has been read and is about to be written back. */
function duringNextSave(work: () => Promise<unknown>): { ended: () => Promise<void> } {
  const begun: Promise<unknown>[] = []
  const { updateOne } = site.cms.db
  vi.spyOn(site.cms.db, 'updateOne').mockImplementationOnce(async (options) => {
    const other = work()
    begun.push(other)
    await untilWaiting({ cms: site.cms, work: other })
    const written: unknown = await updateOne.call(site.cms.db, options)
    return written
  })
  return {
    async ended() {
      expect(begun).toHaveLength(1)
      await Promise.all(begun)
    },
  }
}

const stored = (id: number) =>
  site.cms.findByID({ collection: 'editors', id, overrideAccess: true })

test('a role that is taken away while its editor saves another name stays taken away', async () => {
  const chief = await signedIn(await newEditor({ site, role: 'admin' }))
  const person = await newEditor({ site, role: 'admin' })
  const { patch } = await signedIn(person)
  const other = duringNextSave(() => chief.patch(person.id, { role: 'translator' }))
  expect((await patch(person.id, { name: 'Alt nume' })).status).toBe(200)
  await other.ended()
  expect(await stored(person.id)).toMatchObject({ role: 'translator', name: 'Alt nume' })
})

test('so does one that is taken away while its editor chooses a new password', async () => {
  const chief = await signedIn(await newEditor({ site, role: 'admin' }))
  const person = await newEditor({ site, role: 'admin' })
  await editorBrowser({ site }).post('/editors/forgot-password', { email: person.email })
  const mail = (await mailsTo({ site, address: person.email })).at(-1) ?? ''
  const token = /#([0-9a-f]{40})/u.exec(mail)?.[1] ?? ''
  const other = duringNextSave(() => chief.patch(person.id, { role: 'translator' }))
  const password = 'o-parola-cu-totul-noua'
  const answer = await editorBrowser({ site }).post('/editors/reset-password', { token, password })
  expect(answer.status).toBe(200)
  await other.ended()
  expect(await stored(person.id)).toMatchObject({ role: 'translator' })
  const { signIn } = editorBrowser({ site })
  expect((await signIn({ email: person.email, password })).status).toBe(200)
})

test('a second factor that is turned on during a save of its editor stays on', async () => {
  const person = await newEditor({ site })
  const { patch } = await signedIn(person)
  const other = duringNextSave(() => enrol({ site, editor: person }))
  expect((await patch(person.id, { name: 'Alt nume' })).status).toBe(200)
  await other.ended()
  expect(await readSecondFactor({ cms: site.cms, editorId: person.id })).not.toBeNull()
})

test('sessions that are ended during a save of their editor stay ended', async () => {
  const chief = await newEditor({ site, role: 'admin' })
  const person = await newEditor({ site })
  const browser = await signedIn(person)
  const end = {
    cms: site.cms,
    actor: chief.rights,
    editorId: person.id,
    step: 'end-sessions',
  } as const
  const other = duringNextSave(() => manageEditorAccount(end))
  expect((await browser.patch(person.id, { name: 'Alt nume' })).status).toBe(200)
  await other.ended()
  expect(await browser.isSignedIn()).toBe(false)
})

test('who signs out elsewhere or ends a session during a save of the own account has ended it', async () => {
  const person = await newEditor({ site })
  const [saving, leaving, lost] = [
    await signedIn(person),
    await signedIn(person),
    await signedIn(person),
  ]
  const left = duringNextSave(() => leaving.post('/editors/logout', {}))
  expect((await saving.patch(person.id, { name: 'Alt nume' })).status).toBe(200)
  await left.ended()
  expect(await leaving.isSignedIn()).toBe(false)
  const ended = duringNextSave(() => saving.post('/workplace/sessions', { others: true }))
  expect((await saving.patch(person.id, { name: 'Un nume' })).status).toBe(200)
  await ended.ended()
  expect([await lost.isSignedIn(), await saving.isSignedIn()]).toEqual([false, true])
})

test('who waits in vain for an editor is told to try again in a moment', async () => {
  const person = await newEditor({ site })
  const { patch } = await signedIn(person)
  const { cms } = site
  const answer = await inTransaction({
    cms,
    work: async (req) => {
      await lockEditor({ cms, req, editorId: person.id })
      return patch(person.id, { name: 'Alt nume' })
    },
  })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toMatch(/Too much is being saved at once/)
})
