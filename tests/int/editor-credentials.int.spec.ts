import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { manageEditorAccount } from '@/features/editors/sign-in/manage-editor-account'
import { runSql } from '@/lib/run-sql'
import { auditLog } from '../helpers/audit-log'
import { useCms } from '../helpers/cms'
import { makeAppCode, editorBrowser } from '../helpers/editor-browser'
import { editorPassword, enrol, newEditor, typed, type NewEditor } from '../helpers/editors'
import { mailsTo } from '../helpers/queued-mails'

const site = useCms()
const newPassword = 'inca-o-parola-noua'

async function signedIn(person: NewEditor) {
  const browser = editorBrowser({ site })
  expect((await browser.signIn(typed(person))).status).toBe(200)
  const change = (body: object) => browser.post('/workplace/credentials', body)
  const patch = (id: number, body: object) =>
    site.rest(`/editors/${id}`, {
      method: 'PATCH',
      headers: browser.headers(),
      body: JSON.stringify(body),
    })
  return { ...browser, change, patch }
}

function opens(person: NewEditor, password?: string): Promise<number> {
  const browser = editorBrowser({ site })
  return browser.signIn(typed(person, password)).then(({ status }) => status)
}

async function readAddress({ id }: NewEditor): Promise<string> {
  const editor = await site.cms.findByID({ collection: 'editors', id, overrideAccess: true })
  return editor.email
}

/** The link of the newest mail to an address, and its fragment. */
async function linkTo(address: string): Promise<{ link: string; secret: string }> {
  const mail = (await mailsTo({ site, address })).at(-1) ?? ''
  const link = /href="([^"]+)"/u.exec(mail)?.[1] ?? ''
  return { link, secret: decodeURIComponent(new URL(link).hash.slice(1)) }
}

describe('a password of an editor', () => {
  test.each([
    ['abc', 'three characters'],
    ['elevenchars', 'eleven'],
    ['password1234', 'a word that everybody tries first'],
    ['parola-2026-2026', 'a word of the site and digits'],
  ])('is refused: %s, %s', async (password) => {
    const chief = await signedIn(await newEditor({ site, role: 'admin' }))
    const data = {
      email: `slab-${password}@pasiuni.example`,
      password,
      name: 'Slab',
      role: 'editor',
    }
    const made = await chief.post('/editors', data)
    expect(made.status).toBe(400)
    expect(await made.text()).toContain('at least 12 characters')
  })

  test('is refused where it is the address', async () => {
    const person = await newEditor({ site })
    const browser = await signedIn(person)
    const body = { step: 'password', current: editorPassword, password: person.email }
    expect((await browser.change(body)).status).toBe(400)
    expect(await opens(person)).toBe(200)
  })

  test('is refused behind a link as well, which stays good', async () => {
    const person = await newEditor({ site })
    const browser = editorBrowser({ site })
    await browser.post('/editors/forgot-password', { email: person.email })
    const { secret: token } = await linkTo(person.email)
    const reset = (password: string) => browser.post('/editors/reset-password', { token, password })
    expect((await reset('abc')).status).toBe(400)
    expect((await reset(newPassword)).status).toBe(200)
    expect(await opens(person, newPassword)).toBe(200)
  })
})

describe('a link for a new password', () => {
  test('is kept as a digest, and carries its token behind the #', async () => {
    const person = await newEditor({ site })
    const browser = editorBrowser({ site })
    await browser.post('/editors/forgot-password', { email: person.email })
    const { link, secret: token } = await linkTo(person.email)
    expect(new URL(link).pathname).toBe('/admin/new-password')
    expect(token).toMatch(/^[0-9a-f]{40}$/u)
    const query = sql`select reset_password_token as kept from editors where id = ${person.id}`
    const { rows } = await runSql({ cms: site.cms, query })
    expect(rows[0]?.kept).not.toBe(token)
    const stolen = { token: String(rows[0]?.kept), password: newPassword }
    expect((await browser.post('/editors/reset-password', stolen)).status).toBe(403)
    const used = { token, password: newPassword }
    expect((await browser.post('/editors/reset-password', used)).status).toBe(200)
    const again = await browser.post('/editors/reset-password', used)
    expect(again.status).toBe(403)
    expect(await again.text()).toContain('The link is no longer valid.')
  })
})

describe('the own password', () => {
  test('takes the current one, wherever it is changed', async () => {
    const person = await newEditor({ site })
    const browser = await signedIn(person)
    expect((await browser.patch(person.id, { password: newPassword })).status).toBe(403)
    const guessed = { step: 'password', current: 'not-the-password', password: newPassword }
    expect((await browser.change(guessed)).status).toBe(400)
    expect(await opens(person)).toBe(200)
  })

  test('ends the other sessions, is logged and told by mail', async () => {
    const person = await newEditor({ site })
    const [here, there] = [await signedIn(person), await signedIn(person)]
    const body = { step: 'password', current: editorPassword, password: newPassword }
    const changed = await here.change(body)
    expect(changed.status, await changed.text()).toBe(200)
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false])
    expect(await opens(person)).toBe(401)
    expect(await opens(person, newPassword)).toBe(200)
    const log = await auditLog({ site, container: 'editors', document: person.id })
    expect(log.map(({ action }) => action)).toContain('password-changed')
    expect((await mailsTo({ site, address: person.email })).at(-1)).toContain('password')
  })

  test('takes a code where the second factor is on', async () => {
    const person = await newEditor({ site })
    const { secret } = await enrol({ site, editor: person })
    const browser = editorBrowser({ site })
    await browser.signIn({ ...typed(person), code: makeAppCode({ secret }) })
    const body = { step: 'password', current: editorPassword, password: newPassword }
    const change = (more: object) => browser.post('/workplace/credentials', { ...body, ...more })
    expect((await change({})).status).toBe(400)
    expect((await change({ code: '000000' })).status).toBe(400)
    expect((await change({ code: makeAppCode({ secret, step: 1 }) })).status).toBe(200)
  })

  test('cannot be guessed at a stolen session', async () => {
    const person = await newEditor({ site })
    const browser = await signedIn(person)
    const guess = (turn: number) =>
      browser.change({ step: 'password', current: `guess-${turn}`, password: newPassword })
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await guess(turn)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the own address', () => {
  const wanted = (person: NewEditor) => person.email.replace('@', '-nou@')

  async function askFor(person: NewEditor) {
    const [here, there] = [await signedIn(person), await signedIn(person)]
    const email = wanted(person)
    const asked = await here.change({ step: 'email', current: editorPassword, email })
    expect(asked.status, await asked.text()).toBe(200)
    const { link, secret: ticket } = await linkTo(email)
    return { here, there, email, link, ticket }
  }

  test('counts once the link is followed, and ends the other sessions', async () => {
    const person = await newEditor({ site })
    const { here, there, email, link, ticket } = await askFor(person)
    expect(new URL(link).pathname).toBe('/admin/confirm-email')
    expect(await readAddress(person)).toBe(person.email)
    expect((await mailsTo({ site, address: person.email })).at(-1)).toContain(email)
    const confirmed = await here.change({ step: 'confirm-email', ticket })
    expect(confirmed.status, await confirmed.text()).toBe(200)
    expect(await readAddress(person)).toBe(email)
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false])
    expect(await mailsTo({ site, address: person.email })).toHaveLength(2)
    const log = await auditLog({ site, container: 'editors', document: person.id })
    const said = log.map(({ action, actorName }) => `${action} ${actorName}`)
    expect(said.slice(-1)).toEqual([`email-changed ${person.name}`])
    expect(said.join()).not.toContain('update')
    expect((await here.change({ step: 'confirm-email', ticket })).status).toBe(409)
  })

  test('takes the current password', async () => {
    const person = await newEditor({ site })
    const browser = await signedIn(person)
    const email = wanted(person)
    expect((await browser.patch(person.id, { email })).status).toBe(403)
    const guessed = { step: 'email', current: 'not-the-password', email }
    expect((await browser.change(guessed)).status).toBe(400)
    expect(await mailsTo({ site, address: email })).toEqual([])
    expect(await readAddress(person)).toBe(person.email)
  })

  test('is confirmed by its owner only, signed in', async () => {
    const person = await newEditor({ site })
    const { ticket } = await askFor(person)
    const stranger = editorBrowser({ site })
    const confirm = { step: 'confirm-email', ticket }
    expect((await stranger.post('/workplace/credentials', confirm)).status).toBe(401)
    const other = await signedIn(await newEditor({ site, role: 'admin' }))
    expect((await other.change(confirm)).status).toBe(400)
    expect(await readAddress(person)).toBe(person.email)
  })

  test('stays where the owner has chosen a new password meanwhile', async () => {
    const person = await newEditor({ site })
    const { here, ticket } = await askFor(person)
    await here.change({ step: 'password', current: editorPassword, password: newPassword })
    expect((await here.change({ step: 'confirm-email', ticket })).status).toBe(409)
    expect(await readAddress(person)).toBe(person.email)
  })

  test('is nobody’s that another editor has', async () => {
    const [person, other] = [await newEditor({ site }), await newEditor({ site })]
    const browser = await signedIn(person)
    await browser.change({ step: 'email', current: editorPassword, email: other.email })
    expect(await readAddress(person)).toBe(person.email)
    expect((await mailsTo({ site, address: other.email })).join('')).not.toContain('confirm-email')
  })

  test('drops the links for a new password that went to the old one', async () => {
    const person = await newEditor({ site })
    const stranger = editorBrowser({ site })
    await stranger.post('/editors/forgot-password', { email: person.email })
    const { secret: token } = await linkTo(person.email)
    const { here, ticket } = await askFor(person)
    await here.change({ step: 'confirm-email', ticket })
    const reset = await stranger.post('/editors/reset-password', { token, password: newPassword })
    expect(reset.status).toBe(403)
  })
})

test('an administrator takes nobody’s account over by another address', async () => {
  const chief = await signedIn(await newEditor({ site, role: 'admin' }))
  const person = await newEditor({ site })
  const own = 'al-meu@pasiuni.example'
  expect((await chief.patch(person.id, { email: own })).status).toBe(403)
  const bulk = await site.rest(`/editors?where[id][equals]=${person.id}`, {
    method: 'PATCH',
    headers: chief.headers(),
    body: JSON.stringify({ email: own }),
  })
  expect(bulk.status).toBe(403)
  expect(await readAddress(person)).toBe(person.email)
  const renamed = await chief.patch(person.id, { name: 'Alt nume', email: person.email })
  expect(renamed.status).toBe(200)
})

test('a session alone does not turn the second step on: it takes the password', async () => {
  const person = await newEditor({ site })
  const browser = await signedIn(person)
  const ask = (body: object) => browser.post('/workplace/second-factor', body)
  const begun: unknown = await (await ask({ step: 'begin' })).json()
  const { secret, ticket } = z.object({ secret: z.string(), ticket: z.string() }).parse(begun)
  const confirm = (proof: object) =>
    ask({ step: 'confirm', ticket, code: makeAppCode({ secret, step: -1 }), ...proof })
  expect((await confirm({})).status).toBe(400)
  expect((await confirm({ current: 'nu-este-parola-mea' })).status).toBe(400)
  expect(await mailsTo({ site, address: person.email })).toEqual([])
  expect((await confirm({ current: editorPassword })).status).toBe(200)
  expect((await mailsTo({ site, address: person.email })).join('')).toContain(
    'tell an administrator',
  )
})

test('who loses the second step by an administrator is told by mail', async () => {
  const chief = await newEditor({ site, role: 'admin' })
  const person = await newEditor({ site })
  await enrol({ site, editor: person })
  const step = { actor: chief.rights, editorId: person.id, step: 'reset-second-factor' } as const
  await manageEditorAccount({ cms: site.cms, ...step })
  expect((await mailsTo({ site, address: person.email })).join('')).toContain('doi pași')
})

test('a session ends after a week, however often it is prolonged', async () => {
  const person = await newEditor({ site })
  const browser = await signedIn(person)
  expect((await browser.post('/editors/refresh-token', {})).status).toBe(200)
  const query = sql`update editors_sessions set created_at = now() - interval '7 days 1 minute'
    where _parent_id = ${person.id}`
  await runSql({ cms: site.cms, query })
  expect((await browser.post('/editors/refresh-token', {})).status).toBe(401)
  expect(await browser.isSignedIn()).toBe(false)
})
