import { expect, test } from 'vitest'
import { z } from 'zod'
import { restoreMember } from '@/features/user-profiles/membership/restore-member'
import { suspendMember } from '@/features/user-profiles/membership/suspend-member'
import { password, useAccountCalls, type Client } from '../../helpers/account-calls'
import { applicationRecords } from '../../helpers/application-records'

const accounts = useAccountCalls()

async function readExport({ call }: Client): Promise<string> {
  const answer = await call('/account/export')
  expect(answer.status).toBe(200)
  return answer.text()
}

test('a member takes along what editors have done with the account and why, not who', async () => {
  const { id: userId, email } = await accounts.signUp()
  const { cms } = accounts
  const editor = await applicationRecords(accounts).makeEditor('admin')
  const reason = 'Reclamă nedorită'
  await suspendMember({ cms, editor, userId, reason, isReasonTold: false })
  await restoreMember({ cms, editor, userId })

  const { client } = await accounts.signIn(email)
  const text = await readExport(client)
  const createdAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(z.object({ log: z.unknown() }).parse(JSON.parse(text)).log).toEqual([
    { action: 'restore-member', note: null, createdAt },
    { action: 'suspend-member', note: reason, createdAt },
  ])
  expect(text).not.toContain(editor.name)
})

test('until when a link to another address works', async () => {
  const member = await accounts.signUp()
  expect(JSON.parse(await readExport(member))).toMatchObject({
    account: { emailChangeUntil: null },
  })
  const email = `noua-${member.id.slice(0, 8)}@pasiuni.example`
  expect((await member.call('/account/email', { body: { email, password } })).status).toBe(200)
  const emailChangeUntil: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(JSON.parse(await readExport(member))).toMatchObject({ account: { emailChangeUntil } })
})

test('how many devices and networks are known', async () => {
  const { email } = await accounts.signUp()
  const { client: laptop } = await accounts.signIn(email)
  await accounts.signIn(email)
  // Of the browser that signed up, and of both that signed in.
  expect(JSON.parse(await readExport(laptop))).toMatchObject({ knownDevicesAndNetworks: 6 })
})
