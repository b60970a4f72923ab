import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type * as realAccounts from '@/auth/accounts/accounts'
import { deleteUser, listSessions } from '@/auth/accounts/accounts'
import { embeddedOnlyReason, isCoreGiven } from '@/dev/testing/test-core'
import { decideApplication } from '@/features/contribution-applications/review/decide-application'
import { noteApplication } from '@/features/contribution-applications/review/note-application'
import { deleteAccount } from '@/features/user-profiles/delete-account'
import { AppError } from '@/lib/errors/app-error'
import { removalJobs } from '@/startup/removal-jobs'
import {
  type MemberClient,
  newClient,
  password,
  useAccountCalls,
} from '../../helpers/account-calls'
import { applicationRecords } from '../../helpers/application-records'
import { findPlaces } from '../../helpers/find-places'
import { because } from '../../helpers/skip-reason'

// As it is, but a test may make one step of it fail.
vi.mock('@/auth/accounts/accounts', async (original) => {
  const real = await original<typeof realAccounts>()
  return { ...real, deleteUser: vi.fn(real.deleteUser), listSessions: vi.fn(real.listSessions) }
})

const accounts = useAccountCalls()
const onlyEmbedded = because(embeddedOnlyReason)

const letter = { name: 'Ana Rusu', message: 'Bună ziua!\nVreau să ajut.', locale: 'en' }
const usermeta = {
  first_name: 'Anastasia',
  last_name: 'Rusu-Ciobanu',
  lang: 'ru',
  pasions: { cinema: true, orientare: 'des' },
}

let database: Client

beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})

afterAll(() => database.end())

function listPlaces(text: string): Promise<string[]> {
  return findPlaces({ database, text })
}

/** Someone who has left a trace wherever a member can. */
async function activeMember(): Promise<MemberClient> {
  const member = await accounts.signUp()
  await member.call('/usermeta', { body: usermeta })
  await member.call('/contact', { body: letter })
  await accounts.signIn(member.email)
  const formFields = [{ id: 'email', value: member.email }]
  await member.call('/auth/user/password/reset/token', { body: { formFields } })
  const email = `noua-${member.id.slice(0, 8)}@pasiuni.example`
  expect((await member.call('/account/email', { body: { email, password } })).status).toBe(200)
  return member
}

/** @returns since when the member is suspended */
async function suspend(id: string): Promise<string> {
  const suspendedAt = new Date().toISOString()
  await accounts.cms.update({
    collection: 'user-profiles',
    where: { userId: { equals: id } },
    data: { suspendedAt, suspensionReason: 'Spam', contributorRoles: ['writer'] },
    overrideAccess: true,
  })
  return suspendedAt
}

/** What the site removes every night. */
async function removeWhatHadItsTime(): Promise<void> {
  const { cms } = accounts
  for (const { run } of Object.values(removalJobs)) await run({ cms, now: new Date() })
}

/** What an editor's eyes need not see in it: keys and marks of the site's own. */
const technical = { 'user-profiles': ['id'], 'contact-messages': ['id', 'fingerprint'] } as const

describe('what a member takes along', () => {
  test('is everything that is stored about them', async () => {
    const { call, id, email } = await activeMember()
    const answer = await call('/account/export')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="pasiuni-\d{4}-\d\d-\d\d\.json"$/,
    )
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { id, email, emailVerified: true, methods: ['password'] },
      profile: { usermeta },
      contactMessages: [letter],
      sessions: [{ isCurrent: false }, { isCurrent: true }],
    })

    const owner = { 'user-profiles': 'userId', 'contact-messages': 'memberId' } as const
    for (const collection of ['user-profiles', 'contact-messages'] as const) {
      const { flattenedFields } = accounts.cms.collections[collection].config
      const where = { [owner[collection]]: { equals: id } }
      const { docs } = await accounts.cms.find({ collection, where, showHiddenFields: true })
      const stored = new Map(Object.entries(docs[0] ?? {}))
      const left: readonly string[] = technical[collection]
      const names = flattenedFields.map(({ name }) => name)
      expect(names.length).toBeGreaterThan(5)
      const missing = names.filter((name) => {
        const value = JSON.stringify(stored.get(name))
        // Indented as the file is.
        return !left.includes(name) && !JSON.stringify(JSON.parse(text)).includes(value)
      })
      expect(missing).toEqual([])
    }
  })

  test('is a file with the day of Chișinău', async () => {
    const { call } = await accounts.signUp()
    // From when the member is known: a session does not last until another day.
    vi.mocked(listSessions).mockImplementationOnce(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T22:25:00Z') })
      return Promise.resolve([])
    })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const named = (await call('/account/export')).headers.get('content-disposition')
    expect(named).toContain('pasiuni-2026-11-26.json')
  })

  test('is also what editors have noted and told them about an application, not who', async () => {
    const { call, id: memberId } = await accounts.signUp()
    const motivation = 'Scriu de zece ani despre drumuri, oameni și locuri din toată țara.'
    const offer = { name: 'Ana', role: 'writer', topic: 'travel', motivation, locale: 'ro' }
    expect((await call('/account/applications', { body: offer })).status).toBe(201)
    const { stored, makeEditor } = applicationRecords(accounts)
    const editor = await makeEditor('editor')
    const [application] = await stored({ id: memberId, email: '' })
    const about = { cms: accounts.cms, editor, id: application?.id ?? 0 }
    await noteApplication({ ...about, text: 'Scrie bine.' })
    const decision = {
      expected: 'received',
      state: 'accepted',
      sentence: 'Bine ați venit!',
    } as const
    await decideApplication({ ...about, ...decision })

    const text = await (await call('/account/export')).text()
    const createdAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(JSON.parse(text)).toMatchObject({
      applications: [
        {
          ...{ role: 'writer', state: 'accepted' },
          notes: [
            { text: 'Scrie bine.', createdAt },
            { text: 'Bine ați venit!', createdAt },
          ],
        },
      ],
    })
    expect(text).not.toContain(editor.name)
    const listed = await (await call('/account/applications')).text()
    expect(listed).toContain(motivation)
    expect(listed).not.toContain('Scrie bine.')
  })

  test('is nothing of anybody else', async () => {
    const other = await activeMember()
    const { call } = await accounts.signUp()
    const text = await (await call('/account/export')).text()
    expect(text).not.toContain(other.id)
    expect(text).not.toContain(other.email)
    expect(JSON.parse(text)).toMatchObject({ contactMessages: [] })
  })
})

describe('leaving', () => {
  test('needs the password', async () => {
    const { call, id } = await accounts.signUp()
    for (const body of [{}, { password: 'alta 12345678' }]) {
      const answer = await call('/account/delete', { body })
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'wrong-password' }])
    }
    expect(await listPlaces(id)).toContain('public.user_profiles.user_id')
    expect((await call('/usermeta')).status).toBe(200)
  })

  test.skipIf(isCoreGiven)('leaves no trace of the member in any table', onlyEmbedded, async () => {
    const { call, id, email, jar } = await activeMember()
    const before = [...(await listPlaces(id)), ...(await listPlaces(email))]
    expect(before.join()).toMatch(
      /public\.user_profiles.*public\.contact_messages|contact_messages/,
    )
    expect(before.join()).toContain('auth_core.')

    const answer = await call('/account/delete', { body: { password } })
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'OK' }])
    expect(answer.headers.get('front-token')).toBe('remove')
    expect(jar.names()).not.toContain('sAccessToken')
    expect(jar.names()).not.toContain('sRefreshToken')

    const [last, ...others] = await accounts.mails()
    expect(last).toEqual({ recipient: email, template: 'account-deleted', locale: 'ro' })
    expect(JSON.stringify(others)).not.toContain(id)
    expect(JSON.stringify(others)).not.toContain(email)
    expect(await listPlaces(id)).toEqual([])
    // It waits for the mail server; what is sent is emptied.
    expect(await listPlaces(email)).toEqual(['public.outgoing_mails.recipient'])
  })

  test('ends every session at once', async () => {
    const member = await accounts.signUp()
    const { client: phone } = await accounts.signIn(member.email)
    const copied = member.jar.headerFor('/account')
    expect((await phone.call('/usermeta')).status).toBe(200)
    await member.call('/account/delete', { body: { password } })

    expect((await phone.call('/usermeta')).status).toBe(401)
    expect((await phone.call('/contact', { body: letter })).status).toBe(401)
    const again = await newClient().call('/account', { headers: { cookie: copied } })
    expect(again.status).toBe(401)
    const repeated = { body: { password }, headers: { cookie: copied } }
    expect((await newClient().call('/account/delete', repeated)).status).toBe(401)
    expect((await accounts.signIn(member.email)).answer).toMatchObject({
      status: 'WRONG_CREDENTIALS_ERROR',
    })
    expect(await listPlaces(member.id)).toEqual([])
  })

  test('and coming back with the same address shows nothing of before', async () => {
    const { call, email, id } = await activeMember()
    await call('/account/delete', { body: { password } })
    const returned = await accounts.signUp({ email })
    expect(returned.id).not.toBe(id)
    expect(await (await returned.call('/usermeta')).json()).toEqual({
      first_name: '',
      last_name: '',
      lang: 'ro',
      pasions: {},
    })
    const file: unknown = await (await returned.call('/account/export')).json()
    expect(file).toMatchObject({ contactMessages: [], sessions: [{ isCurrent: true }] })
  })

  test('wins over whatever the member does at the same moment', async () => {
    const { call, id } = await activeMember()
    await Promise.all([
      call('/account/delete', { body: { password } }),
      ...Array.from({ length: 6 }, (_, index) =>
        call('/contact', { body: { ...letter, message: `Mesajul ${index}` } }),
      ),
      ...Array.from({ length: 6 }, () => call('/usermeta', { body: { first_name: 'Ana' } })),
      ...Array.from({ length: 6 }, () => call('/usermeta')),
    ])
    expect(await listPlaces(id)).toEqual([])
  })

  test.skipIf(isCoreGiven)('can be repeated when the core is away', onlyEmbedded, async () => {
    const member = await activeMember()
    process.kill(accounts.core.pid, 'SIGSTOP')
    const answer = await member.call('/account/delete', { body: { password } })
    process.kill(accounts.core.pid, 'SIGCONT')
    expect(answer.status).toBe(503)
    expect(member.jar.names()).toContain('sAccessToken')
    const again = async () => (await member.call('/account/delete', { body: { password } })).status
    await expect.poll(again, { timeout: 10_000 }).toBe(200)
    expect(await listPlaces(member.id)).toEqual([])
  })

  test('can be repeated when it stops half-way, with an empty profile until then', async () => {
    const { call, id } = await activeMember()
    vi.mocked(deleteUser).mockRejectedValueOnce(new AppError('unavailable'))
    expect((await call('/account/delete', { body: { password } })).status).toBe(503)
    expect(await (await call('/usermeta')).json()).toMatchObject({ first_name: '', pasions: {} })
    expect((await call('/account/delete', { body: { password } })).status).toBe(200)
    expect(await listPlaces(id)).toEqual([])
  })

  test('leaves a suspended member suspended when it stops half-way, and nothing else', async () => {
    const { call, id, email } = await activeMember()
    const suspendedAt = await suspend(id)
    const where = { userId: { equals: id } }
    const lastMail = { to: email, locale: 'ro', template: 'account-deleted' } as const
    const member = { id, email, isVerified: true }
    const erase = () => deleteAccount({ cms: accounts.cms, member, lastMail })
    vi.mocked(deleteUser).mockRejectedValueOnce(new AppError('unavailable'))
    await expect(erase()).rejects.toMatchObject({ code: 'unavailable' })
    expect((await call('/account')).status).toBe(401)
    const { docs } = await accounts.cms.find({ collection: 'user-profiles', where })
    expect(docs).toMatchObject([
      {
        ...{ suspendedAt, suspensionReason: null, lastSeenAt: null },
        ...{ firstName: '', lastName: '', lang: 'ro', pasions: {}, contributorRoles: [] },
      },
    ])
    await removeWhatHadItsTime()
    expect((await call('/account')).status).toBe(401)
    expect(await listPlaces(id)).toContain('public.user_profiles.user_id')
    await erase()
    expect(await listPlaces(id)).toEqual([])
  })

  test('of a suspended member is ended by the next night where its last step fails', async () => {
    const { id, email } = await activeMember()
    await suspend(id)
    // Cannot be stored, so that nothing else of the last step is done.
    const lastMail = { to: 'nobody', locale: 'ro', template: 'account-deleted' } as const
    const member = { id, email, isVerified: true }
    await deleteAccount({ cms: accounts.cms, member, lastMail })
    expect(await listPlaces(id)).toEqual(['public.user_profiles.user_id'])
    await removeWhatHadItsTime()
    expect(await listPlaces(id)).toEqual([])
  })
})
