import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { memberPath } from '@/i18n/paths'
import {
  newClient,
  password,
  useAccountCalls,
  type MemberClient,
} from '../../helpers/account-calls'
import type { EditorRights } from '../../../src/cms/access/rights'
import { memberDesk } from '../../helpers/member-desk'
import { toFormFields } from '../../helpers/device'
import { findPlaces } from '../../helpers/find-places'

const site = useAccountCalls()
const { act, suspend, findProfile, setProfile, readLog } = memberDesk(site)

const said = z.looseObject({ status: z.string().optional(), reason: z.string().optional() })

async function readBody(answer: Response) {
  return said.parse(await answer.json())
}

async function countSessions({ id }: MemberClient): Promise<number> {
  const { countSessions } = await import('@/auth/accounts/member-account')
  return countSessions(id)
}

/** An editor notes something on the member's message and answers it. */
async function answered({ member, text }: { member: MemberClient; text: string }): Promise<void> {
  const { addNote } = await import('@/features/contact-messages/inbox/add-note')
  const { answerMessage } = await import('@/features/contact-messages/inbox/answer-message')
  const { cms } = site
  const { docs } = await cms.find({
    collection: 'contact-messages',
    where: { memberId: { equals: member.id } },
    overrideAccess: true,
  })
  const id = docs[0]?.id ?? 0
  const { id: editorId } = await cms.create({
    collection: 'editors',
    data: {
      email: `ioana-${randomUUID()}@pasiuni.example`,
      password: 'o-parola-lunga',
      name: 'Ioana',
      role: 'editor',
    },
    overrideAccess: true,
  })
  const editor: EditorRights = {
    ...{ id: editorId, name: 'Ioana', role: 'editor', languages: [], mayApprove: false },
  }
  await addNote({ cms, editor, id, text })
  const wording = { subject: 'Răspuns', text }
  await answerMessage({ cms, editor, id, wording, key: randomUUID(), seenAnswers: 0 })
}

describe('a suspended member', () => {
  it('loses every session at once, and gets no other', async () => {
    const member = await site.signUp()
    const { client: other } = await site.signIn(member.email)
    expect((await other.call('/usermeta')).status).toBe(200)
    const resetAsked = await newClient().call('/auth/user/password/reset/token', {
      body: toFormFields({ email: member.email }),
    })
    expect(resetAsked.status).toBe(200)

    await suspend(member)

    // With an access token that is valid for an hour: reading, writing, refreshing.
    expect((await member.call('/usermeta')).status).toBe(401)
    expect((await other.call('/usermeta', { body: { first_name: 'Ana' } })).status).toBe(401)
    expect((await other.call('/auth/session/refresh', { body: {} })).status).toBe(401)
    const again = await newClient().call('/auth/signin', {
      body: toFormFields({ email: member.email, password }),
    })
    expect(again.headers.getSetCookie().join()).not.toContain('sAccessToken')
    expect(await readBody(again)).toEqual({
      status: 'SIGN_IN_NOT_ALLOWED',
      reason: 'ACCOUNT_SUSPENDED',
    })
    expect(await countSessions(member)).toBe(0)
  })

  it('learns of it with the right password only', async () => {
    const member = await site.signUp()
    await suspend(member)
    const wrong = await newClient().call('/auth/signin', {
      body: toFormFields({ email: member.email, password: 'nu este asta 1' }),
    })
    const unknown = await newClient().call('/auth/signin', {
      body: toFormFields({ email: 'nimeni@pasiuni.example', password }),
    })
    expect(await wrong.json()).toEqual(await unknown.json())
  })

  it('cannot set another password by mail', async () => {
    const member = await site.signUp()
    await suspend(member)
    const client = newClient()
    await client.call('/auth/user/password/reset/token', {
      body: toFormFields({ email: member.email }),
    })
    const token = await site.tokenFor(member.email)
    const body = { method: 'token', token, ...toFormFields({ password: 'cu totul alta 9' }) }
    const answer = await client.call('/auth/user/password/reset', { body })
    expect(await answer.json()).toEqual({ status: 'GENERAL_ERROR', message: 'ACCOUNT_SUSPENDED' })
  })

  it('is refused by the site even with a session that the core still knows', async () => {
    const member = await site.signUp()
    await member.call('/usermeta')
    await setProfile(member, { suspendedAt: new Date().toISOString() })
    expect(await countSessions(member)).toBe(1)
    expect((await member.call('/account')).status).toBe(401)
    expect(await countSessions(member)).toBe(0)
  })

  it('is told in their language, with the reason if the editor chose so, and again when restored', async () => {
    const member = await site.signUp()
    await member.call('/usermeta', { body: { lang: 'ru', first_name: 'Ana' } })
    const reader = await site.signUp()
    expect((await reader.call(memberPath(member.id))).status).toBe(200)
    await suspend(member, { reason: 'Mesaje jignitoare', isReasonTold: true })
    expect((await site.mailsTo(member.email))[0]).toMatchObject({
      template: 'account-suspended',
      locale: 'ru',
      reason: 'Mesaje jignitoare',
    })
    expect((await reader.call(memberPath(member.id))).status).toBe(404)
    const sent = (await site.mailsTo(member.email)).length
    await suspend(member, { reason: 'Altul' })
    expect(await site.mailsTo(member.email)).toHaveLength(sent)

    const answer = await act({ as: 'editor', action: 'restore', body: { userId: member.id } })
    expect(answer.status).toBe(200)
    expect((await site.mailsTo(member.email))[0]).toMatchObject({
      template: 'account-restored',
      locale: 'ru',
    })
    expect(await findProfile(member)).toMatchObject({ suspendedAt: null, suspensionReason: null })
    const back = await newClient().call('/auth/signin', {
      body: toFormFields({ email: member.email, password }),
    })
    expect(await readBody(back)).toMatchObject({ status: 'OK' })
    expect(await readLog(member)).toEqual([
      { action: 'suspend-member', note: 'Mesaje jignitoare' },
      { action: 'restore-member', note: null },
    ])
  })

  it('is told no reason that the editor keeps to the log', async () => {
    const member = await site.signUp({ isVerified: false })
    await suspend(member)
    const [mail] = await site.mailsTo(member.email)
    expect(mail).toMatchObject({ template: 'account-suspended' })
    expect(mail).not.toHaveProperty('reason')
  })
})

describe('other actions', () => {
  it('send another link to confirm an address, three an hour', async () => {
    const member = await site.signUp({ isVerified: false })
    const resend = () => act({ as: 'editor', action: 'resend', body: { userId: member.id } })
    expect((await resend()).status).toBe(200)
    const token = await site.tokenFor(member.email)
    expect((await resend()).status).toBe(200)
    expect((await resend()).status).toBe(200)
    expect((await resend()).status).toBe(429)
    expect((await readLog(member)).map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => 'resend-verification'),
    )
    const verified = await newClient().call('/auth/user/email/verify', {
      body: { method: 'token', token },
    })
    expect(await readBody(verified)).toMatchObject({ status: 'OK' })
    expect((await resend()).status).toBe(409)
  })

  it('delete a member with everything, by an administrator who has typed the address', async () => {
    const member = await site.signUp()
    await member.call('/usermeta', { body: { first_name: 'Ana', lang: 'en' } })
    const letter = { name: 'Ana', message: 'Bună ziua', locale: 'ro' }
    expect((await member.call('/contact', { body: letter })).status).toBe(201)
    const body = { userId: member.id, email: member.email }
    expect((await act({ as: 'editor', action: 'delete', body })).status).toBe(403)
    const slip = { ...body, email: 'altcineva@pasiuni.example' }
    expect((await act({ as: 'admin', action: 'delete', body: slip })).status).toBe(409)
    expect((await member.call('/account')).status).toBe(200)

    expect((await act({ as: 'admin', action: 'delete', body })).status).toBe(200)
    expect((await member.call('/account')).status).toBe(401)
    expect(await findProfile(member)).toBeUndefined()
    const { totalDocs } = await site.cms.count({
      collection: 'contact-messages',
      where: { memberId: { equals: member.id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
    expect(await site.mailsTo(member.email)).toMatchObject([
      { template: 'account-removed', locale: 'en' },
    ])
    expect((await readLog(member)).at(-1)).toMatchObject({ action: 'delete-member' })
    expect((await act({ as: 'admin', action: 'delete', body })).status).toBe(404)
  })

  it.each(['admin', 'member'] as const)(
    'leave nothing of a member whom the %s deletes',
    async (by) => {
      const member = await site.signUp()
      const name = `Zinovia-${by}`
      await member.call('/usermeta', { body: { first_name: name, lang: 'en' } })
      const letter = { name, message: `Mesajul: ${name}`, locale: 'ro' }
      expect((await member.call('/contact', { body: letter })).status).toBe(201)
      const offer = { role: 'writer', topic: 'travel', locale: 'ro', links: '' }
      const motivation = `${name} scrie de zece ani despre drumuri, oameni și locuri din toată țara.`
      const applied = await member.call('/account/applications', { body: { ...offer, motivation } })
      expect(applied.status, await applied.clone().text()).toBe(201)
      await answered({ member, text: `Bună ziua, ${name}!` })
      await suspend(member, { reason: `Spam de la ${name}` })
      await act({ as: 'editor', action: 'restore', body: { userId: member.id } })
      const { client } = await site.signIn(member.email)
      const database = new Client({ connectionString: process.env.DATABASE_URL })
      await database.connect()
      const places = (text: string) => findPlaces({ database, text })
      expect((await places(name)).join()).toMatch(
        /audit_entries.*contact_notes|contact_notes.*audit_/,
      )

      const deleted =
        by === 'admin'
          ? await act({
              ...{ as: 'admin', action: 'delete' },
              body: { userId: member.id, email: member.email },
            })
          : await client.call('/account/delete', { body: { password } })
      expect(deleted.status).toBe(200)
      expect(await places(name)).toEqual([])
      // The last mail waits for the mail server; the log knows a number that means nothing any more.
      expect(await places(member.email)).toEqual(['public.outgoing_mails.recipient'])
      expect(await places(member.id)).toEqual(['public.audit_entries.document'])
      await database.end()
    },
  )

  it.each(['suspend', 'restore', 'resend'] as const)(
    'make no profile for a member who has left meanwhile: %s',
    async (action) => {
      const { deleteUser } = await import('@/auth/accounts/accounts')
      const member = await site.signUp({ isVerified: false })
      const mails = await site.mailsTo(member.email)
      const database = new Client({ connectionString: process.env.DATABASE_URL })
      await database.connect()
      const lock = 'pg_advisory_lock(hashtextextended($1, 0))'
      await database.query(`select ${lock}`, [`member:${member.id}`])
      const told = action === 'suspend' ? { reason: 'Spam', isReasonTold: true } : {}
      const acting = act({ as: 'editor', action, body: { userId: member.id, ...told } })
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
      const count = async () => (await database.query(waiting)).rowCount
      await expect.poll(count, { timeout: 10_000 }).toBe(1)
      await database.query('delete from user_profiles where user_id = $1', [member.id])
      await deleteUser(member.id)
      await database.end()

      expect((await acting).status).toBe(404)
      expect(await findProfile(member)).toBeUndefined()
      expect(await readLog(member)).toEqual([])
      expect(await site.mailsTo(member.email)).toEqual(mails)
    },
  )

  it.each(['translator', 'reviewer'] as const)('are closed to a %s', async (as) => {
    const member = await site.signUp({ isVerified: false })
    const bodies = {
      suspend: { userId: member.id, reason: 'Spam', isReasonTold: false },
      restore: { userId: member.id },
      resend: { userId: member.id },
      delete: { userId: member.id, email: member.email },
    }
    for (const action of ['suspend', 'restore', 'resend', 'delete'] as const) {
      expect((await act({ as, action, body: bodies[action] })).status, action).toBe(403)
    }
    expect(await readLog(member)).toEqual([])
  })

  it('are closed to other sites and to nobody in particular', async () => {
    const body = { userId: 'x' }
    const foreign = { origin: 'https://example.org' }
    const answer = await act({ as: 'admin', action: 'restore', body, headers: foreign })
    expect(answer.status).toBe(403)
    const unknown = await act({ as: 'admin', action: 'restore', body, headers: { cookie: '' } })
    expect(unknown.status).toBe(401)
    expect((await act({ as: 'admin', action: 'restore', body })).status).toBe(404)
  })
})
