import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as realAccounts from '@/auth/accounts/accounts'
import { deleteUser } from '@/auth/accounts/accounts'
import type { ReadAccounts } from '@/auth/accounts/every-account'
import { findAccount } from '@/auth/accounts/find-account'
import { notifyMembers } from '@/features/legal/notices/notify-members'
import { deleteAccount } from '@/features/user-profiles/delete-account'
import { AppError } from '@/lib/errors/app-error'
import { useCms } from '../../helpers/cms'
import { useOutbox } from '../../helpers/outbox'
import { releaseDateIn } from '../../helpers/release-date'

// Accounts are a set of ids here: what matters is when one of them goes.
const accounts = new Set<string>()
vi.mock('@/auth/accounts/accounts', async (original) => ({
  ...(await original<typeof realAccounts>()),
  deleteUser: vi.fn(),
}))
vi.mock('@/auth/accounts/find-account', () => ({ findAccount: vi.fn() }))

const site = useCms()
const outbox = useOutbox(site)
const locale = 'ro'
let count = 0
let member: { id: string; email: string; isVerified: boolean }

beforeEach(() => {
  count += 1
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  member = { id, email: `ana-${count}@pasiuni.example`, isVerified: true }
  accounts.add(id)
  vi.mocked(deleteUser)
    .mockReset()
    .mockImplementation((userId) => {
      accounts.delete(userId)
      return Promise.resolve()
    })
  vi.mocked(findAccount)
    .mockReset()
    .mockImplementation((id) => Promise.resolve(accounts.has(id) ? { ...member, id } : null))
})

function leave(): Promise<void> {
  const lastMail = { to: member.email, locale, template: 'account-deleted' } as const
  return deleteAccount({ cms: site.cms, member, lastMail })
}

async function templates(): Promise<string[]> {
  const rows = await outbox.query<{ template: string }>(
    'select template from outgoing_mails order by id',
  )
  return rows.map(({ template }) => template)
}

async function tellOfPassword(): Promise<void> {
  const { sendAccountMail } = await import('@/app/account-mail')
  const { id: memberId, email: to } = member
  await sendAccountMail({ to, memberId, locale, template: 'password-changed' })
}

test('a notice that is being written meanwhile does not outlast the account', async () => {
  await outbox.query('delete from release_notices')
  const releaseDate = releaseDateIn(40)
  await site.cms.create({
    collection: 'legal-documents',
    locale,
    data: { name: 'Ediția nouă', kind: 'terms', releaseDate, _status: 'published' },
    overrideAccess: true,
  })
  const leaving: Promise<void>[] = []
  const readAccounts: ReadAccounts = async () => {
    const left = leave()
    leaving.push(left)
    await Promise.race([left, sleep(1500)])
    return { accounts: [member], next: null }
  }
  expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(1)
  await Promise.all(leaving)
  expect(await templates()).toEqual(['account-deleted'])
})

test('a mail about an account that has gone is not sent', async () => {
  await tellOfPassword()
  expect(await templates()).toEqual(['password-changed'])
  await leave()
  await tellOfPassword()
  expect(await templates()).toEqual(['account-deleted'])
})

test('a mail that is queued while the account goes, goes with it', async () => {
  vi.mocked(findAccount).mockImplementationOnce(async () => {
    const left = leave()
    await Promise.race([left, sleep(500)])
    return member
  })
  await tellOfPassword()
  await expect.poll(templates).toEqual(['account-deleted'])
})

test('a change is told while nobody can say whether the account is there', async () => {
  vi.mocked(findAccount).mockRejectedValueOnce(new AppError('unavailable'))
  await tellOfPassword()
  expect(await templates()).toEqual(['password-changed'])
})

test.each([true, false])('two deletions at once send one farewell: %s', async (isVerified) => {
  member = { ...member, isVerified }
  await Promise.all([leave(), leave()])
  expect(await templates()).toEqual(['account-deleted'])
})

test('a deletion after another one sends no second farewell', async () => {
  await leave()
  await outbox.query(`update outgoing_mails set state = 'sent', recipient = null, content = null`)
  await leave()
  expect(await templates()).toEqual(['account-deleted'])
})
