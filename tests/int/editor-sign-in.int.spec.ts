import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { listEditorSessions } from '@/features/editors/sign-in/editor-sessions'
import { manageEditorAccount } from '@/features/editors/sign-in/manage-editor-account'
import {
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@/features/editors/sign-in/manage-second-factor'
import { chargePassword } from '@/features/editors/sign-in/sign-in-limits'
import { runSql } from '@/lib/run-sql'
import { auditLog } from '../helpers/audit-log'
import { useCms } from '../helpers/cms'
import { makeAppCode, editorBrowser, newEditorNetwork, readReason } from '../helpers/editor-browser'
import { enrol, newEditor, typed } from '../helpers/editors'

const site = useCms()

async function actionsAbout({ id }: { id: number }): Promise<string[]> {
  const entries = await auditLog({ site, container: 'editors', document: id })
  return entries.map(({ action }) => action).filter((action) => action !== 'create')
}

describe('limits follow the one who tries', () => {
  test('strangers cannot keep an editor out, from however many networks they try', async () => {
    const person = await newEditor({ site })
    const home = editorBrowser({ site })
    expect((await home.signIn(typed(person))).status).toBe(200)
    const attempt = (network: string) => ({ email: person.email, place: { network, device: null } })
    const tries = Array.from({ length: 40 }, () => chargePassword(attempt(newEditorNetwork())))
    const counted = await Promise.allSettled(tries)
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    const sameNetwork = editorBrowser({ site, network: home.network })
    expect((await sameNetwork.signIn(typed(person))).status).toBe(200)
    const device = editorBrowser({ site, network: newEditorNetwork() })
    device.cookies.set('known-editor-device', home.cookies.get('known-editor-device') ?? '')
    expect((await device.signIn(typed(person))).status).toBe(200)
    expect((await editorBrowser({ site }).signIn(typed(person))).status).toBe(429)
  })

  test('one place has five tries, and is told in its language when to come back', async () => {
    const person = await newEditor({ site })
    const browser = editorBrowser({ site })
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await browser.signIn(typed(person, 'not-the-password'))).status).toBe(401)
    }
    const refused = await browser.signIn(typed(person))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toMatch(/Too many attempts\. Try again in \d+ min\./)
    expect((await editorBrowser({ site }).signIn(typed(person))).status).toBe(200)
  })

  test('guesses at the same time get no more', async () => {
    const person = await newEditor({ site })
    const browser = editorBrowser({ site })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.signIn(typed(person, 'not-the-password'))),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('links for a new password are limited, for unknown addresses as well', async () => {
    const email = 'nimeni@pasiuni.example'
    const browser = editorBrowser({ site })
    const ask = () => browser.post('/editors/forgot-password', { email })
    const statuses = [await ask(), await ask(), await ask(), await ask()].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('the second factor', () => {
  test('is asked for after the right password only, and opens with a code', async () => {
    const person = await newEditor({ site })
    const { secret } = await enrol({ site, editor: person })
    const browser = editorBrowser({ site })
    expect(
      await readReason(await browser.signIn(typed(person, 'not-the-password'))),
    ).toBeUndefined()
    const asked = await browser.signIn(typed(person))
    expect(asked.status).toBe(401)
    expect(await readReason(asked)).toBe('code-needed')
    expect(await browser.isSignedIn()).toBe(false)
    const bad = await browser.signIn({ ...typed(person), code: '000000' })
    expect(await readReason(bad)).toBe('wrong-code')
    expect((await browser.signIn({ ...typed(person), code: makeAppCode({ secret }) })).status).toBe(
      200,
    )
    expect(await browser.isSignedIn()).toBe(true)
    expect((await browser.post('/editors/refresh-token', {})).status).toBe(200)
  })

  test('a code counts once, of eight who send it at the same moment as well', async () => {
    const person = await newEditor({ site })
    const { secret } = await enrol({ site, editor: person })
    const code = makeAppCode({ secret })
    const places = Array.from({ length: 8 }, () => editorBrowser({ site }))
    const answers = await Promise.all(
      places.map((browser) => browser.signIn({ ...typed(person), code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const again = await editorBrowser({ site }).signIn({ ...typed(person), code })
    expect(again.status).toBe(401)
  })

  test('stays on when it is turned on while someone signs in with the password', async () => {
    const person = await newEditor({ site })
    const places = Array.from({ length: 6 }, () => editorBrowser({ site }))
    const signIns = places.map((browser) => browser.signIn(typed(person)))
    await enrol({ site, editor: person })
    await Promise.all(signIns)
    for (const browser of places) expect(await browser.isSignedIn()).toBe(false)
    const asked = await editorBrowser({ site }).signIn(typed(person))
    expect(await readReason(asked)).toBe('code-needed')
  })

  test('recovery codes count once each, in any spelling', async () => {
    const person = await newEditor({ site })
    const { codes } = await enrol({ site, editor: person })
    expect(new Set(codes).size).toBe(10)
    const code = (codes[0] ?? '').toUpperCase().replace('-', ' ')
    const first = await editorBrowser({ site }).signIn({ ...typed(person), code })
    expect(first.status).toBe(200)
    const second = await editorBrowser({ site }).signIn({ ...typed(person), code })
    expect(await readReason(second)).toBe('wrong-code')
  })

  test('codes are limited for each place', async () => {
    const person = await newEditor({ site })
    const { secret } = await enrol({ site, editor: person })
    const browser = editorBrowser({ site })
    for (let turn = 0; turn < 5; turn += 1) {
      const bad = await browser.signIn({ ...typed(person), code: '000000' })
      expect(await readReason(bad)).toBe('wrong-code')
    }
    const refused = await browser.signIn({ ...typed(person), code: makeAppCode({ secret }) })
    expect(refused.status).toBe(429)
  })

  test('comes before every other way in', async () => {
    const person = await newEditor({ site })
    await enrol({ site, editor: person })
    const local = site.cms.login({ collection: 'editors', data: typed(person) })
    await expect(local).rejects.toThrow(/code|cod/i)
    const token = await site.cms.forgotPassword({
      collection: 'editors',
      data: { email: person.email },
      disableEmail: true,
    })
    const browser = editorBrowser({ site })
    const changed = 'alta-parola-de-redactor'
    const reset = await browser.post('/editors/reset-password', { token, password: changed })
    expect(reset.status).toBe(200)
    expect(reset.headers.get('set-cookie')).toBeNull()
    expect(await browser.isSignedIn()).toBe(false)
    const sessions = { cms: site.cms, editorId: person.id, current: null }
    expect(await listEditorSessions(sessions)).toEqual([])
    const asked = await browser.signIn({ email: person.email, password: changed })
    expect(await readReason(asked)).toBe('code-needed')
    expect(await actionsAbout(person)).toEqual(['second-factor-on', 'password-changed'])
  })

  test('a new password by mail is one entry in the log, and no sign-in until there is one', async () => {
    const person = await newEditor({ site })
    const token = await site.cms.forgotPassword({
      collection: 'editors',
      data: { email: person.email },
      disableEmail: true,
    })
    const browser = editorBrowser({ site })
    const password = 'alta-parola-de-redactor'
    expect((await browser.post('/editors/reset-password', { token, password })).status).toBe(200)
    expect(await actionsAbout(person)).toEqual(['password-changed'])
    expect((await browser.signIn({ email: person.email, password })).status).toBe(200)
    expect(await actionsAbout(person)).toEqual(['password-changed', 'sign-in'])
  })

  test('is neither written nor read from outside', async () => {
    const person = await newEditor({ site })
    await enrol({ site, editor: person })
    const { cms } = site
    const user = await cms.findByID({ collection: 'editors', id: person.id, overrideAccess: true })
    await cms.update({
      collection: 'editors',
      id: person.id,
      data: { totpSecret: null, totpEnabledAt: null, recoveryCodes: null, name: 'Alt nume' },
      user,
      overrideAccess: false,
    })
    const seen = await cms.findByID({
      collection: 'editors',
      id: person.id,
      user,
      overrideAccess: false,
    })
    expect(seen.name).toBe('Alt nume')
    expect(seen.totpEnabledAt).toBeTruthy()
    expect(seen).not.toHaveProperty('totpSecret')
    expect(seen).not.toHaveProperty('recoveryCodes')
    const asked = await editorBrowser({ site }).signIn(typed(person))
    expect(await readReason(asked)).toBe('code-needed')
  })

  test('new recovery codes are in the log, without the codes', async () => {
    const person = await newEditor({ site })
    const { secret } = await enrol({ site, editor: person })
    const place = { network: newEditorNetwork(), device: null }
    const code = makeAppCode({ secret })
    const proof = { cms: site.cms, editor: person, language: 'en', place, code } as const
    const [renewed] = await renewRecoveryCodes(proof)
    const log = await auditLog({ site, container: 'editors', document: person.id })
    expect(log.at(-1)).toMatchObject({
      ...{ action: 'recovery-codes-renewed', actorName: person.name, title: person.name },
    })
    expect(JSON.stringify(log)).not.toContain(renewed)
  })

  test('goes with a code of its own, or by an administrator', async () => {
    const person = await newEditor({ site })
    const { secret, codes } = await enrol({ site, editor: person })
    const { cms } = site
    const proof = {
      ...{ cms, editor: person },
      language: 'en',
      place: { network: newEditorNetwork(), device: null },
    } as const
    await expect(turnOffSecondFactor({ ...proof, code: '000000' })).rejects.toThrow()
    const renewed = await renewRecoveryCodes({ ...proof, code: makeAppCode({ secret }) })
    const old = { ...proof, code: codes[1] ?? '' }
    await expect(turnOffSecondFactor(old)).rejects.toThrow()
    await turnOffSecondFactor({ ...proof, code: renewed[0] ?? '' })
    expect((await editorBrowser({ site }).signIn(typed(person))).status).toBe(200)

    await enrol({ site, editor: person })
    const chief = await newEditor({ site, role: 'admin' })
    const manage = { cms, editorId: person.id, step: 'reset-second-factor' } as const
    const asEditor = { ...manage, actor: { ...chief.rights, role: 'editor' as const } }
    await expect(manageEditorAccount(asEditor)).rejects.toThrow()
    await manageEditorAccount({ ...manage, actor: chief.rights })
    expect((await editorBrowser({ site }).signIn(typed(person))).status).toBe(200)
    const { docs } = await cms.find({
      collection: 'audit-entries',
      where: { and: [{ document: { equals: String(person.id) } }, { action: { like: 'second' } }] },
      sort: 'id',
      overrideAccess: true,
    })
    expect(docs.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['second-factor-on', person.name],
      ['second-factor-off', person.name],
      ['second-factor-on', person.name],
      ['second-factor-reset', chief.name],
    ])
  })

  test('one that another secret has sealed is told, and an administrator resets it', async () => {
    const person = await newEditor({ site })
    const { secret } = await enrol({ site, editor: person })
    const sealed = sql`update editors set totp_secret = 'AAAA' || totp_secret where id = ${person.id}`
    await runSql({ cms: site.cms, query: sealed })
    const attempt = { ...typed(person), code: makeAppCode({ secret }) }
    const refused = await editorBrowser({ site }).signIn(attempt)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('cannot be read any more')
    const chief = await newEditor({ site, role: 'admin' })
    const step = { editorId: person.id, step: 'reset-second-factor' } as const
    await manageEditorAccount({ cms: site.cms, actor: chief.rights, ...step })
    expect((await editorBrowser({ site }).signIn(typed(person))).status).toBe(200)
  })
})
