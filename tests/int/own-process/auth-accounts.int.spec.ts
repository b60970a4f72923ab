import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AuthMail } from '@/auth/accounts/auth-mail'
import type { Member } from '@/auth/member'
import { form, goodPassword, newEmail, readStatus, useAuthCalls } from '../../helpers/auth-calls'

const site = useAuthCalls()

const getCode = (reason: unknown) => z.object({ code: z.string() }).parse(reason).code

const accounts = () => import('@/auth/accounts/accounts')

/** Collects what the account functions send, which get their sender from the caller. */
function postbox() {
  const sent: AuthMail[] = []
  const sendMail = async (mail: AuthMail) => {
    sent.push(mail)
    return Promise.resolve()
  }
  const token = () => {
    const mail = sent.at(-1)
    return mail && 'link' in mail ? (new URL(mail.link).searchParams.get('token') ?? '') : ''
  }
  return { sent, token, news: { sendMail, locale: 'en' as const } }
}

const verifyBody = (token: string) => ({ body: { method: 'token', token } })

describe('sessions', () => {
  it('are listed and ended, one’s own only', async () => {
    const { listSessions, endSession, endOtherSessions } = await accounts()
    const one = await site.signUp()
    const two = site.newClient()
    await two.signIn(one.email)
    const three = site.newClient()
    await three.signIn(one.email)
    const stranger = await site.signUp()
    const member = await one.member()
    const sessions = await listSessions(member)
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
    expect(sessions[2]?.startedAt).toBe(new Date(member.signedInAt).toISOString())
    const foreign = (await stranger.member()).sessionHandle
    await expect(endSession({ member, handle: foreign })).rejects.toMatchObject({
      code: 'not-found',
    })
    await endSession({ member, handle: (await two.member()).sessionHandle })
    await expect(two.member()).rejects.toThrow('401')
    await endOtherSessions(member)
    await expect(three.member()).rejects.toThrow('401')
    expect((await one.member()).id).toBe(member.id)
    expect((await stranger.member()).email).toBe(stranger.email)
  })
})

describe('confirming who one is', () => {
  it('compares the password, five wrong ones in a quarter of an hour', async () => {
    const { confirmIdentity } = await accounts()
    const client = await site.signUp()
    const member = await client.member()
    for (let turn = 0; turn < 8; turn += 1) {
      await confirmIdentity({ member, password: goodPassword })
    }
    const wrong = () => confirmIdentity({ member, password: 'nu este asta 1' })
    const results = await Promise.allSettled(Array.from({ length: 8 }, wrong))
    const codes = results.map((result) =>
      result.status === 'rejected' ? getCode(result.reason) : 'OK',
    )
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(5)
    expect(codes.filter((code) => code === 'limited')).toHaveLength(3)
    await expect(confirmIdentity({ member, password: goodPassword })).rejects.toMatchObject({
      code: 'limited',
    })
  })

  it('asks a member without a password to sign in again after ten minutes', async () => {
    const { confirmIdentity } = await accounts()
    const client = await site.signUp()
    const member: Member = { ...(await client.member()), methods: ['google'] }
    await confirmIdentity({ member })
    const older = { ...member, signedInAt: Date.now() - 601_000 }
    await expect(confirmIdentity({ member: older })).rejects.toMatchObject({
      code: 'sign-in-again',
    })
  })
})

describe('another password', () => {
  it('ends every other session and every link under way, and tells the member', async () => {
    const { changePassword, requestEmailChange } = await accounts()
    const { sent, token, news } = postbox()
    const client = await site.signUp()
    const other = site.newClient()
    await other.signIn(client.email)
    await other.call('/user/password/reset/token', { body: form({ email: client.email }) })
    const resetToken = site.tokenFor(client.email)
    const member = await client.member()
    await requestEmailChange({ member, newEmail: newEmail(), ...news })
    const emailToken = token()

    const newPassword = 'cu totul alta 9'
    await changePassword({ member, currentPassword: goodPassword, newPassword, ...news })

    await expect(other.member()).rejects.toThrow('401')
    expect((await client.member()).sessionHandle).toBe(member.sessionHandle)
    const reset = { method: 'token', token: resetToken, ...form({ password: 'a treia parola 3' }) }
    expect(await readStatus(await other.call('/user/password/reset', { body: reset }))).toBe(
      'RESET_PASSWORD_INVALID_TOKEN_ERROR',
    )
    expect(await readStatus(await other.call('/user/email/verify', verifyBody(emailToken)))).toBe(
      'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    )
    expect((await client.member()).email).toBe(client.email)
    const { email: to } = client
    const told = { to, locale: 'en', template: 'password-changed', memberId: member.id }
    expect(sent.at(-1)).toEqual(told)
    expect(await readStatus(await other.signIn(client.email, newPassword))).toBe('OK')
  })

  it('is refused with a wrong one, and when it is a bad one', async () => {
    const { changePassword } = await accounts()
    const { sent, news } = postbox()
    const member = await (await site.signUp()).member()
    const change = (currentPassword: string, newPassword: string) =>
      changePassword({ member, currentPassword, newPassword, ...news })
    await expect(change('nu este asta 1', 'cu totul alta 9')).rejects.toMatchObject({
      code: 'wrong-password',
    })
    await expect(change(goodPassword, 'scurt1')).rejects.toMatchObject({
      code: 'fields',
      params: { fields: { newPassword: 'PASSWORD_FIELD_ERROR' } },
    })
    await expect(change(goodPassword, `${member.email.split('@')[0]}1`)).rejects.toMatchObject({
      params: { fields: { newPassword: 'PASSWORD_TOO_COMMON' } },
    })
    expect(sent).toEqual([])
  })
})

describe('another address', () => {
  it('counts once its link is confirmed, from anywhere', async () => {
    const { requestEmailChange } = await accounts()
    const { sent, token, news } = postbox()
    const client = await site.signUp()
    const member = await client.member()
    const next = newEmail()
    await requestEmailChange({ member, newEmail: ` ${next.toUpperCase()} `, ...news })
    expect(sent).toMatchObject([{ to: next, template: 'verify-new-email', locale: 'en' }])
    expect((await client.member()).email).toBe(client.email)
    const answer = await site
      .newClient({ lang: 'ru' })
      .call('/user/email/verify', verifyBody(token()))
    expect(await readStatus(answer)).toBe('OK')
    expect(await client.member()).toMatchObject({ id: member.id, email: next, isVerified: true })
    expect(site.mailsTo(client.email).at(-1)).toEqual({
      to: client.email,
      locale: 'ru',
      template: 'email-changed',
      newEmail: next,
      memberId: member.id,
    })
    expect(await readStatus(await site.newClient().signIn(next))).toBe('OK')
    expect(await readStatus(await site.newClient().signIn(client.email))).toBe(
      'WRONG_CREDENTIALS_ERROR',
    )
  })

  it('is the one asked for last', async () => {
    const { requestEmailChange } = await accounts()
    const { token, news } = postbox()
    const client = await site.signUp()
    const member = await client.member()
    await requestEmailChange({ member, newEmail: newEmail(), ...news })
    const first = token()
    const wanted = newEmail()
    await requestEmailChange({ member, newEmail: wanted, ...news })
    const second = token()
    expect(await readStatus(await client.call('/user/email/verify', verifyBody(first)))).toBe(
      'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    )
    expect(await readStatus(await client.call('/user/email/verify', verifyBody(second)))).toBe('OK')
    expect((await client.member()).email).toBe(wanted)
  })

  it('does not come back by a link to the old one', async () => {
    const { requestEmailChange } = await accounts()
    const { token, news } = postbox()
    const client = await site.signUp({ isVerified: false })
    await client.call('/user/email/verify/token', { body: {} })
    const oldLink = site.tokenFor(client.email)
    await site
      .newClient()
      .call('/user/password/reset/token', { body: form({ email: client.email }) })
    const resetLink = site.tokenFor(client.email)
    const next = newEmail()
    await requestEmailChange({ member: await client.member(), newEmail: next, ...news })
    await client.call('/user/email/verify', verifyBody(token()))
    expect(await readStatus(await client.call('/user/email/verify', verifyBody(oldLink)))).toBe(
      'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    )
    const body = { method: 'token', token: resetLink, ...form({ password: 'a treia parola 3' }) }
    expect(await readStatus(await client.call('/user/password/reset', { body }))).toBe(
      'RESET_PASSWORD_INVALID_TOKEN_ERROR',
    )
    expect((await client.member()).email).toBe(next)
  })

  it('is refused when it is taken, then or meanwhile, or no address', async () => {
    const { requestEmailChange } = await accounts()
    const { sent, token, news } = postbox()
    const taken = await site.signUp()
    const client = await site.signUp()
    const member = await client.member()
    const ask = (email: string) => requestEmailChange({ member, newEmail: email, ...news })
    const refusedAs = (email: string) => ({ code: 'fields', params: { fields: { email } } })
    await expect(ask(taken.email)).rejects.toMatchObject(refusedAs('EMAIL_ALREADY_EXISTS'))
    await expect(ask('nimic')).rejects.toMatchObject(refusedAs('EMAIL_FIELD_ERROR'))
    await expect(
      requestEmailChange({
        member: { ...member, methods: ['google'] },
        newEmail: 'a@b.ro',
        ...news,
      }),
    ).rejects.toMatchObject(refusedAs('EMAIL_FROM_GOOGLE'))
    expect(sent).toEqual([])
    const next = newEmail()
    await ask(next)
    await site.signUp({ email: next })
    expect(await readStatus(await client.call('/user/email/verify', verifyBody(token())))).toBe(
      'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    )
    expect((await client.member()).email).toBe(client.email)
  })

  it('is forgotten when the owner of the old one sets a password by mail', async () => {
    const { requestEmailChange } = await accounts()
    const { token, news } = postbox()
    // A stranger signs up with the owner's address and waits.
    const stranger = await site.signUp({ isVerified: false })
    await requestEmailChange({ member: await stranger.member(), newEmail: newEmail(), ...news })
    const owner = site.newClient()
    await owner.call('/user/password/reset/token', { body: form({ email: stranger.email }) })
    const resetToken = site.tokenFor(stranger.email)
    const body = { method: 'token', token: resetToken, ...form({ password: 'a treia parola 3' }) }
    expect(await readStatus(await owner.call('/user/password/reset', { body }))).toBe('OK')
    await expect(stranger.member()).rejects.toThrow('401')
    expect(await readStatus(await stranger.call('/user/email/verify', verifyBody(token())))).toBe(
      'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    )
    expect(await readStatus(await owner.signIn(stranger.email, 'a treia parola 3'))).toBe('OK')
  })
})

describe('deleting an account', () => {
  it('ends its sessions and frees its address', async () => {
    const { deleteUser } = await accounts()
    const client = await site.signUp()
    const { id } = await client.member()
    await deleteUser(id)
    await expect(client.member()).rejects.toThrow('401')
    expect((await client.call('/session/refresh', { method: 'POST' })).status).toBe(401)
    expect(await readStatus(await client.signIn(client.email))).toBe('WRONG_CREDENTIALS_ERROR')
    await deleteUser(id)
    const again = await site.signUp({ email: client.email })
    expect((await again.member()).id).not.toBe(id)
  })
})
