import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { runSql } from '@/lib/run-sql'
import {
  type Client,
  type MemberClient,
  newClient,
  password,
  useAccountCalls,
} from '../../helpers/account-calls'
import { toFormFields } from '../../helpers/device'
import { memberDesk } from '../../helpers/member-desk'

const accounts = useAccountCalls()
const { act, suspend } = memberDesk(accounts)
const newPassword = 'cu totul alta 9'

async function templatesTo(address: string): Promise<string[]> {
  const { docs } = await accounts.cms.find({
    collection: 'outgoing-mails',
    where: { recipient: { equals: address } },
    sort: 'template',
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ template }) => template)
}

/** A member to whom the site has written whatever it writes to one. */
async function muchWrittenMember(): Promise<MemberClient> {
  const member = await accounts.signUp()
  const { id, email } = member
  await newClient().call('/auth/user/password/reset/token', { body: toFormFields({ email }) })
  await suspend(member)
  await act({ as: 'editor', action: 'restore', body: { userId: id } })
  const { client } = await accounts.signIn(email)
  const body = { currentPassword: password, newPassword }
  expect((await client.call('/account/password', { body })).status).toBe(200)
  return { ...client, id, email }
}

async function moveTo({ call, address }: Pick<Client, 'call'> & { address: string }) {
  const body = { email: address, password: newPassword }
  expect((await call('/account/email', { body })).status).toBe(200)
  const token = await accounts.tokenFor(address)
  await call('/auth/user/email/verify', { body: { method: 'token', token } })
}

test.each([
  { what: 'that waits', text: 'sealed', state: 'queued' },
  { what: 'that was refused', text: 'sealed', state: 'failed' },
  { what: 'of which the text is gone already', text: null, state: 'failed' },
])('no mail $what keeps a former address of a deleted member', async ({ text, state }) => {
  const { call, email } = await muchWrittenMember()
  await moveTo({ call, address: `noua-${email}` })
  expect(await templatesTo(email)).toEqual([
    'account-restored',
    'account-suspended',
    'email-changed',
    'password-changed',
    'reset-password',
    'verify-email',
  ])
  const query = sql`update outgoing_mails
    set state = ${state}, content = case when ${text}::text is null then null else content end
    where recipient = ${email}`
  await runSql({ cms: accounts.cms, query })

  const deleted = await call('/account/delete', { body: { password: newPassword } })
  expect(deleted.status).toBe(200)
  expect(await templatesTo(email)).toEqual([])
  expect(await templatesTo(`noua-${email}`)).toEqual(['account-deleted'])
})
