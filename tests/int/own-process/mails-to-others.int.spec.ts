import { expect, test } from 'vitest'
import { enqueueMail } from '@/mail/enqueue'
import { storeMail } from '@/mail/outbox/store'
import { password, useAccountCalls, type MemberClient } from '../../helpers/account-calls'

const accounts = useAccountCalls()
const locale = 'ro'

async function waitingFor(address: string): Promise<string[]> {
  return (await accounts.mailsTo(address)).map(({ template }) => template).sort()
}

/** Mail for the group and for an editor, who have the address of an account, and for a member. */
async function writeTo(to: string, { replyTo = 'ion@pasiuni.example' } = {}): Promise<void> {
  const { cms } = accounts
  const ion = { memberId: 'somebody-else', name: 'Ion', message: 'Salut!', replyTo }
  const day = '2027-01-01'
  const member = { to, locale, memberId: 'somebody-else' } as const
  await enqueueMail({ cms, mail: { to, locale, template: 'contact-message', ...ion } })
  await enqueueMail({ cms, mail: { ...member, template: 'terms-change', day } })
  await enqueueMail({ cms, mail: { to, locale, template: 'account-deleted' } })
  const languages = [emptyWork]
  await enqueueMail({ cms, mail: { to, locale, template: 'translation-digest', languages } })
  const ready = { subject: 'Parola', html: '<p>Parola</p>', template: 'raw' } as const
  await storeMail({ cms, mail: { to, locale, ...ready } })
}

const emptyWork = {
  locale: 'en',
  ...{ missing: 1, draft: 0, needsReview: 0, outdated: 0 },
  ...{ errors: 0, warnings: 0, openComments: 0, wordsLeft: 0 },
} as const

const ofOthers = ['contact-message', 'raw', 'terms-change', 'translation-digest']

async function leave({ call }: MemberClient): Promise<void> {
  expect((await call('/account/delete', { body: { password } })).status).toBe(200)
}

test('who deletes an account with an address of others leaves their mail', async () => {
  const stranger = await accounts.signUp({ isVerified: false })
  const { call, email } = stranger
  await call('/auth/user/email/verify/token', { body: {} })
  await writeTo(email)
  expect(await waitingFor(email)).toEqual([...ofOthers, 'account-deleted', 'verify-email'].sort())
  await leave(stranger)
  // The other one is the answer to the stranger.
  expect(await waitingFor(email)).toEqual(['account-deleted', 'account-deleted', ...ofOthers])
})

test('nothing that names the address of someone else goes with an account', async () => {
  const stranger = await accounts.signUp({ isVerified: false })
  const group = `grup-${stranger.email}`
  await writeTo(group, { replyTo: stranger.email })
  await leave(stranger)
  expect(await waitingFor(group)).toEqual(['account-deleted', ...ofOthers])
})

test('who has confirmed the address takes what the site has written to a member there', async () => {
  const member = await accounts.signUp()
  await writeTo(member.email)
  await leave(member)
  expect(await waitingFor(member.email)).toEqual(['account-deleted', ...ofOthers])
})
