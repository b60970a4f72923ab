import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '@/auth/accounts/every-account'
import type { ReadAccounts } from '@/auth/accounts/every-account'
import { notifyMembers } from '@/features/legal/notices/notify-members'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'
import { releaseDateIn } from '../helpers/release-date'

const site = useCms()
const outbox = useOutbox(site)

// scripts/bench/notices.ts does it with 10 000, in processes that it kills.
const members = 500

function account(index: number): Account {
  return { id: `member-${index}`, email: `member-${index}@example.md`, isVerified: index % 10 > 0 }
}

const accounts = Array.from({ length: members }, (_value, index) => account(index))
const verified = accounts.filter(({ isVerified }) => isVerified).map(({ email }) => email)

/** The list of the auth core: its cursor names the first account of the next page. */
const readAccounts: ReadAccounts = ({ cursor, limit }) => {
  const from = Number(cursor ?? 0)
  const next = from + limit
  return Promise.resolve({
    accounts: accounts.slice(from, next),
    next: next < members ? String(next) : null,
  })
}

async function publishTerms({
  days,
  kind = 'terms',
}: {
  days: number
  kind?: 'terms' | 'privacy'
}) {
  const { id } = await site.cms.create({
    collection: 'legal-documents',
    locale: 'ro',
    data: { name: 'Ediția nouă', kind, releaseDate: releaseDateIn(days), _status: 'published' },
    overrideAccess: true,
  })
  return id
}

function setStatus(
  id: number,
  _status: 'draft' | 'published',
  more: { releaseDate?: string } = {},
) {
  return site.cms.update({
    ...{ collection: 'legal-documents', id, locale: 'ro', overrideAccess: true },
    data: { ...more, _status },
  })
}

async function notices() {
  const { docs } = await site.cms.find({
    collection: 'release-notices',
    overrideAccess: true,
    pagination: false,
    depth: 0,
  })
  return docs.map(({ state, told }) => ({ state, told }))
}

async function recipients(): Promise<(string | null)[]> {
  return (await outbox.rows()).map(({ recipient }) => recipient)
}

/** Another instance, with connections of its own. */
let second: Payload

beforeAll(async () => {
  const { default: config } = await import('@payload-config')
  second = await getPayload({ config, key: 'second-instance' })
})

afterAll(async () => {
  await second.destroy()
})

beforeEach(async () => {
  await outbox.query('delete from release_notices')
  await outbox.query(`delete from legal_documents where name = 'Ediția nouă'`)
})

describe('publishing a release', () => {
  test('opens a notice for terms that are 30 days away, once', async () => {
    const id = await publishTerms({ days: 31 })
    await site.cms.update({
      collection: 'legal-documents',
      id,
      locale: 'ro',
      data: { _status: 'published' },
      overrideAccess: true,
    })
    expect(await notices()).toEqual([{ state: 'running', told: 0 }])
  })

  test('opens none for terms that come sooner, nor for the privacy policy', async () => {
    await publishTerms({ days: 29 })
    await publishTerms({ days: 60, kind: 'privacy' })
    expect(await notices()).toEqual([])
  })
})

describe('telling members', () => {
  test('writes to every confirmed address once, in the member’s language', async () => {
    await publishTerms({ days: 40 })
    await outbox.query(
      `insert into user_profiles (user_id, lang) values ('member-1', 'ru'), ('member-2', 'en')
       on conflict do nothing`,
    )
    expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(verified.length)
    expect((await recipients()).sort()).toEqual([...verified].sort())
    expect(await notices()).toEqual([{ state: 'done', told: verified.length }])
    const letters = await outbox.query<{ locale: string; memberId: string }>(
      `select recipient, locale, member_id as "memberId" from outgoing_mails
       where recipient in ('member-1@example.md', 'member-2@example.md', 'member-3@example.md')
       order by recipient`,
    )
    expect(letters.map(({ locale }) => locale)).toEqual(['ru', 'en', 'ro'])
    expect(letters.map(({ memberId }) => memberId)).toEqual(['member-1', 'member-2', 'member-3'])
    expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(0)
  }, 90_000)

  test('goes on where it was after interruptions, in several instances at once', async () => {
    await publishTerms({ days: 40 })
    let calls = 0
    const unreliable: ReadAccounts = async (place) => {
      calls += 1
      if (calls % 3 === 0) throw new Error('The core is away.')
      return readAccounts(place)
    }
    for (let round = 0; round < 20; round += 1) {
      await Promise.allSettled([
        notifyMembers({ cms: site.cms, readAccounts: unreliable }),
        notifyMembers({ cms: second, readAccounts: unreliable }),
      ])
    }
    expect(calls).toBeGreaterThan(4)
    expect((await recipients()).sort()).toEqual([...verified].sort())
    expect(await notices()).toEqual([{ state: 'done', told: verified.length }])
  }, 90_000)

  test('a batch that is cut off behind its mails leaves none, and another instance writes them', async () => {
    await publishTerms({ days: 40 })
    await outbox.query('alter table release_notices add constraint cut_off check (told < 180)')
    await expect(notifyMembers({ cms: site.cms, readAccounts })).rejects.toThrow()
    expect(await recipients()).toHaveLength(90)
    expect(await notices()).toEqual([{ state: 'running', told: 90 }])
    await outbox.query('alter table release_notices drop constraint cut_off')
    const counts = await Promise.all(
      [site.cms, second].map((cms) => notifyMembers({ cms, readAccounts })),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(verified.length - 90)
    expect((await recipients()).sort()).toEqual([...verified].sort())
    expect(await notices()).toEqual([{ state: 'done', told: verified.length }])
  }, 90_000)

  test('stops when the release is withdrawn, and tells the others when it is published again', async () => {
    const id = await publishTerms({ days: 40 })
    let calls = 0
    const once: ReadAccounts = async (place) => {
      calls += 1
      if (calls > 1) throw new Error('Killed.')
      return readAccounts(place)
    }
    await expect(notifyMembers({ cms: site.cms, readAccounts: once })).rejects.toThrow('Killed.')
    const firstBatch = await recipients()
    expect(firstBatch).toHaveLength(90)
    await outbox.query(`update outgoing_mails set state = 'sent'
      where id in (select id from outgoing_mails order by id limit 40)`)

    const withStatus = (status: 'draft' | 'published') => setStatus(id, status)
    await withStatus('draft')
    expect(await recipients()).toEqual(firstBatch.slice(0, 40))
    expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(0)
    expect(await notices()).toEqual([{ state: 'stopped', told: 40 }])

    await withStatus('published')
    expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(verified.length - 40)
    expect((await recipients()).sort()).toEqual([...verified].sort())
    expect(await notices()).toEqual([{ state: 'done', told: verified.length }])

    // Told to all of them, but for those whom the mail has not left for.
    await withStatus('draft')
    expect(await recipients()).toHaveLength(40)
    await withStatus('published')
    expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(verified.length - 40)
    expect((await recipients()).sort()).toEqual([...verified].sort())
  }, 90_000)

  test('goes on with less than 30 days left, and not once the release is in force', async () => {
    const id = await publishTerms({ days: 40 })
    expect(await notifyMembers({ cms: site.cms, readAccounts })).toBe(verified.length)
    await setStatus(id, 'draft')
    expect(await recipients()).toEqual([])
    const publishedIn = async (days: number) => {
      await setStatus(id, 'published', { releaseDate: releaseDateIn(days) })
      return notifyMembers({ cms: site.cms, readAccounts })
    }
    expect(await publishedIn(0)).toBe(0)
    expect(await notices()).toEqual([{ state: 'stopped', told: 0 }])
    expect(await publishedIn(29)).toBe(verified.length)
  }, 90_000)
})
