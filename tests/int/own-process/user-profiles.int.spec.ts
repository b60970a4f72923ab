import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Member } from '@/auth/member'
import { requireLiveSession } from '@/auth/live-session'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import {
  createProfile,
  deleteProfile,
  ensureProfile,
  saveProfile,
} from '@/features/user-profiles/commands'
import { touchLastSeen } from '@/features/user-profiles/membership/touch-last-seen'
import { AppError } from '@/lib/errors/app-error'
import { useCms } from '../../helpers/cms'

// Whether the account is still there is the core's to say, in account-calls.int.spec.ts.
vi.mock('@/auth/live-session', () => ({ requireLiveSession: vi.fn(() => Promise.resolve()) }))

const site = useCms()

// Only inside of a test: it loads the configuration, which reads the environment once.
const queries = () => import('@/features/user-profiles/queries')

let count = 0
let member: Member

beforeEach(() => {
  count += 1
  vi.mocked(requireLiveSession).mockReset()
  member = {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    email: 'ana@pasiuni.example',
    isVerified: true,
    methods: ['password'],
    joinedAt: '2026-01-01T00:00:00.000Z',
    sessionHandle: 'handle',
    signedInAt: 0,
    network: '192.0.2.1',
  }
})

async function findProfile(userId: string) {
  const { readProfile } = await queries()
  return readProfile(userId)
}

const blank = { first_name: '', last_name: '', lang: 'ro', pasions: {} }

async function countRows({ id }: Member): Promise<number> {
  const where = { userId: { equals: id } }
  const { totalDocs } = await site.cms.count({ collection: 'user-profiles', where })
  return totalDocs
}

function erase(): Promise<void> {
  return inTransaction({
    cms: site.cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      await deleteProfile({ req, userId: member.id })
    },
  })
}

describe('a profile', () => {
  test('is made when someone signs up, in their language, and once', async () => {
    await createProfile({ cms: site.cms, userId: member.id, lang: 'ru' })
    await createProfile({ cms: site.cms, userId: member.id, lang: 'en' })
    expect(await countRows(member)).toBe(1)
    expect((await findProfile(member.id))?.usermeta).toEqual({ ...blank, lang: 'ru' })
  })

  test('is made when it is missing, once for all requests that miss it at a time', async () => {
    expect(await findProfile(member.id)).toBeNull()
    const ensure = () => ensureProfile({ cms: site.cms, member, lang: 'ro' })
    await Promise.all(Array.from({ length: 30 }, ensure))
    expect(await countRows(member)).toBe(1)
    expect((await findProfile(member.id))?.usermeta).toEqual(blank)
  })

  test('that is missing is made in the language of the request', async () => {
    await ensureProfile({ cms: site.cms, member, lang: 'ru' })
    expect((await findProfile(member.id))?.usermeta.lang).toBe('ru')
    await erase()
    await saveProfile({ cms: site.cms, member, lang: 'en', input: { first_name: 'Ana' } })
    await saveProfile({ cms: site.cms, member, lang: 'ru', input: { last_name: 'Rusu' } })
    expect((await findProfile(member.id))?.usermeta.lang).toBe('en')
  })

  test('is not made for an account that has gone', async () => {
    vi.mocked(requireLiveSession).mockRejectedValue(new AppError('unauthorised'))
    await expect(ensureProfile({ cms: site.cms, member, lang: 'ro' })).rejects.toThrow(
      'unauthorised',
    )
    const saving = saveProfile({ cms: site.cms, member, lang: 'ro', input: { first_name: 'Ana' } })
    await expect(saving).rejects.toThrow('unauthorised')
    expect(await countRows(member)).toBe(0)
  })

  test('keeps what a change does not name', async () => {
    const pasions = { cinema: true, șah: 'de mic', ani: 3.5 }
    await saveProfile({ cms: site.cms, member, lang: 'ro', input: { first_name: 'Ana', pasions } })
    await saveProfile({
      cms: site.cms,
      member,
      lang: 'ro',
      input: { last_name: 'Rusu', lang: 'en' },
    })
    await saveProfile({ cms: site.cms, member, lang: 'ro', input: {} })
    const expected = { first_name: 'Ana', last_name: 'Rusu', lang: 'en', pasions }
    expect((await findProfile(member.id))?.usermeta).toEqual(expected)
  })

  test('passions are replaced as a whole, and can be emptied', async () => {
    await saveProfile({
      cms: site.cms,
      member,
      lang: 'ro',
      input: { pasions: { cinema: true, auto: true } },
    })
    await saveProfile({ cms: site.cms, member, lang: 'ro', input: { pasions: { travel: true } } })
    expect((await findProfile(member.id))?.usermeta.pasions).toEqual({ travel: true })
    await saveProfile({ cms: site.cms, member, lang: 'ro', input: { pasions: {}, first_name: '' } })
    expect((await findProfile(member.id))?.usermeta).toEqual(blank)
  })

  test('two changes at once both stay', async () => {
    await createProfile({ cms: site.cms, userId: member.id, lang: 'ro' })
    const fields = ['first_name', 'last_name'] as const
    for (let round = 0; round < 5; round += 1) {
      const value = `round ${round}`
      await Promise.all(
        fields.map((name) =>
          saveProfile({ cms: site.cms, member, lang: 'ro', input: { [name]: value } }),
        ),
      )
      const { usermeta } = (await findProfile(member.id)) ?? {}
      expect([usermeta?.first_name, usermeta?.last_name]).toEqual([value, value])
    }
  })

  test('passions chosen on two pages at once all stay, and no more than there may be', async () => {
    const begun = { cinema: true }
    const save = (pasions: Record<string, boolean>) =>
      saveProfile({
        ...{ cms: site.cms, member, lang: 'ro' },
        input: { pasions, pasions_before: begun },
      })
    await saveProfile({ cms: site.cms, member, lang: 'ro', input: { pasions: begun } })
    await Promise.all([save({ auto: true, cinema: true }), save({ travel: true })])
    const both = { auto: true, travel: true }
    expect((await findProfile(member.id))?.usermeta.pasions).toEqual(both)
    const words = Array.from({ length: 19 }, (_, index) => [`w${index}`, true] as const)
    const fields = { pasions: 'PASIONS_FIELD_too_many_ERROR' }
    await expect(save({ ...begun, ...Object.fromEntries(words) })).rejects.toMatchObject({
      params: { fields },
    })
    expect((await findProfile(member.id))?.usermeta.pasions).toEqual(both)
  })

  test('a visit during a save is noted by the next call', async () => {
    const { cms } = site
    await createProfile({ cms, userId: member.id, lang: 'ro' })
    const lastSeen = async () => (await findProfile(member.id))?.lastSeenAt ?? null
    const { updateOne } = cms.db
    const { commitTransaction } = cms.db
    vi.spyOn(cms.db, 'updateOne').mockImplementationOnce(async (options) => {
      const given = new Promise<void>((resolve) => {
        vi.spyOn(cms.db, 'commitTransaction').mockImplementationOnce(async (id) => {
          await commitTransaction.call(cms.db, id)
          resolve()
        })
      })
      await touchLastSeen({ cms, userId: member.id })
      await given
      expect(await lastSeen()).toBeNull()
      const written: unknown = await updateOne.call(cms.db, options)
      return written
    })
    await saveProfile({ cms, member, lang: 'ro', input: { first_name: 'Ana' } })
    await touchLastSeen({ cms, userId: member.id })
    await expect.poll(lastSeen, { timeout: 30_000 }).not.toBeNull()
    expect(await findProfile(member.id)).toMatchObject({ usermeta: { first_name: 'Ana' } })
  })

  test('can be deleted, also when it is not there', async () => {
    await createProfile({ cms: site.cms, userId: member.id, lang: 'ro' })
    await erase()
    await erase()
    expect(await countRows(member)).toBe(0)
  })

  test('whatever was stored before is shown as no passions', async () => {
    const data = { userId: member.id, lang: 'ro' as const, pasions: ['cinema'] }
    await site.cms.create({ collection: 'user-profiles', data })
    expect((await findProfile(member.id))?.usermeta).toEqual(blank)
  })
})

test('others see the profile of a member', async () => {
  await saveProfile({ cms: site.cms, member, lang: 'ro', input: { first_name: 'Ana' } })
  const { readMemberProfile } = await queries()
  expect(await readMemberProfile(member.id)).toEqual({ ...blank, first_name: 'Ana' })
  expect(await readMemberProfile(randomUUID())).toBeNull()
})
