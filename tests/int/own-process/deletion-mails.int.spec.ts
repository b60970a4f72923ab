import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as realAccounts from '@/auth/accounts/accounts'
import { deleteUser } from '@/auth/accounts/accounts'
import type { ReadAccounts } from '@/auth/accounts/every-account'
import { notifyMembers } from '@/features/legal/notices/notify-members'
import { deleteAccount } from '@/features/user-profiles/delete-account'
import { useCms } from '../../helpers/cms'
import { useOutbox } from '../../helpers/outbox'

// Accounts are a set of ids here: what matters is when one of them goes.
const accounts = new Set<string>()
vi.mock('@/auth/accounts/accounts', async (original) => ({
  ...(await original<typeof realAccounts>()),
  deleteUser: vi.fn(),
}))

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

test('a notice that is being written meanwhile does not outlast the account', async () => {
  await outbox.query('delete from release_notices')
  const releaseDate = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString()
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
