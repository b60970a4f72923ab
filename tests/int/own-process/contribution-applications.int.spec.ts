import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '@/auth/accounts/find-account'
import { requireLiveSession } from '@/auth/live-session'
import { limitApplication } from '@/auth/limits/limits'
import type { Member } from '@/auth/member'
import { lockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import {
  applyToContribute,
  deleteMemberApplications,
  removeExpiredApplications,
  withdrawApplication,
} from '@/features/contribution-applications/commands'
import type { ApplicationInput } from '@/features/contribution-applications/schema'
import { AppError } from '@/lib/errors/app-error'
import { eraseMailTo } from '@/mail/erase'
import {
  decideApplication,
  type Decision,
} from '@/features/contribution-applications/review/decide-application'
import { listApplications } from '@/features/contribution-applications/review/list-applications'
import { noteApplication } from '@/features/contribution-applications/review/note-application'
import { readApplication } from '@/features/contribution-applications/review/read-application'
import { applicationRecords } from '../../helpers/application-records'
import { useCms } from '../../helpers/cms'

// Sessions, limits and accounts are the accounts' own.
vi.mock('@/auth/live-session', () => ({ requireLiveSession: vi.fn(() => Promise.resolve()) }))
vi.mock('@/auth/limits/limits', () => ({ limitApplication: vi.fn() }))
vi.mock('@/auth/accounts/find-account', () => ({ findAccount: vi.fn() }))

const site = useCms()
const records = applicationRecords(site)
const stored = () => records.stored(member)
const mails = () => records.mails(member)
const profile = () => records.profile(member)
const everything = { depth: 0, pagination: false, overrideAccess: true } as const
let count = 0
let member: Member
let ioana: Awaited<ReturnType<typeof records.makeEditor>>

beforeAll(async () => {
  ioana = await records.makeEditor('editor')
})

beforeEach(() => {
  count += 1
  vi.resetAllMocks()
  vi.mocked(limitApplication).mockImplementation(({ work }) => work())
  member = {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    email: `ana-${count}@pasiuni.example`,
    isVerified: true,
    methods: ['password'],
    joinedAt: '2026-01-01T00:00:00.000Z',
    sessionHandle: 'handle',
    signedInAt: 0,
    network: '192.0.2.1',
  }
  vi.mocked(findAccount).mockReset().mockResolvedValue(member)
})

const input = {
  name: 'Ștefan Țurcanu',
  role: 'expert',
  topic: 'travel',
  motivation: 'Merg pe munte de zece ani și aș vrea să verific textele despre trasee.',
  links: ['https://munte.example/ana'],
  locale: 'ru',
} as const satisfies ApplicationInput

function apply(change: Partial<ApplicationInput> = {}): Promise<void> {
  return applyToContribute({ cms: site.cms, member, input: { ...input, ...change } })
}

async function applied(change: Partial<ApplicationInput> = {}): Promise<number> {
  await apply(change)
  return (await records.stored(member)).at(-1)?.id ?? 0
}

function decide(change: Pick<Decision, 'id' | 'state'> & Partial<Decision>): Promise<void> {
  const decision = { expected: 'received', sentence: '', ...change } as const
  return decideApplication({ cms: site.cms, editor: ioana, ...decision })
}

describe('applying', () => {
  test('is stored, confirmed to the member and told to the group', async () => {
    const id = await applied()
    expect(await stored()).toMatchObject([
      { ...input, memberId: member.id, state: 'received', decidedAt: null },
    ])
    const { locale, ...content } = { ...input, memberId: member.id }
    const { email } = await site.cms.findGlobal({ slug: 'contact', overrideAccess: true })
    expect(await mails()).toEqual([
      { recipient: member.email, template: 'application-received', locale, content },
      {
        recipient: email,
        template: 'application-notice',
        locale,
        content: { ...content, id, replyTo: member.email },
      },
    ])
  })

  test('goes under the name in the profile, and asks for one where there is none', async () => {
    await expect(apply({ name: '' })).rejects.toMatchObject({
      params: { fields: { name: 'NAME_FIELD_empty_ERROR' } },
    })
    const longest = { firstName: 'A'.repeat(100), lastName: 'R'.repeat(100) }
    await site.cms.create({
      collection: 'user-profiles',
      data: { userId: member.id, lang: 'ro', ...longest },
      overrideAccess: true,
    })
    await apply({ name: 'Altcineva' })
    expect(await stored()).toMatchObject([{ name: `${longest.firstName} ${longest.lastName}` }])
  })

  test('the same twenty times at once is one application, and one for the limit', async () => {
    await Promise.all(Array.from({ length: 20 }, () => apply()))
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
    expect(limitApplication).toHaveBeenCalledTimes(1)
  })

  test('one application for a role is open at a time', async () => {
    const id = await applied()
    const motivation = `${input.motivation} Și pe bicicletă.`
    const refusal = { code: 'fields', params: { fields: { role: 'ROLE_FIELD_open_ERROR' } } }
    await expect(apply({ motivation })).rejects.toMatchObject(refusal)
    await expect(apply({ links: ['https://example.com'] })).rejects.toMatchObject(refusal)
    await apply({ role: 'writer' })
    await decide({ id, state: 'in-review' })
    await expect(apply({ motivation })).rejects.toMatchObject(refusal)
    await decide({ id, expected: 'in-review', state: 'declined' })
    await apply({ motivation })
    expect((await stored()).map(({ role, state }) => `${role} ${state}`)).toEqual([
      'expert declined',
      'writer received',
      'expert received',
    ])
  })

  test('beyond the limit, and for an account that has gone, nothing is stored', async () => {
    vi.mocked(limitApplication).mockRejectedValueOnce(new AppError('limited', { retryAfter: 60 }))
    await expect(apply()).rejects.toMatchObject({ code: 'limited' })
    vi.mocked(requireLiveSession).mockRejectedValueOnce(new AppError('unauthorised'))
    await expect(apply()).rejects.toMatchObject({ code: 'unauthorised' })
    expect([await stored(), await mails()]).toEqual([[], []])
  })

  test('without its mails an application is not stored either', async () => {
    member = { ...member, email: 'no address' }
    await expect(apply()).rejects.toThrow('cannot be sent')
    expect(await stored()).toEqual([])
  })
})

describe('taking back', () => {
  test('removes an open application of one’s own, once', async () => {
    const id = await applied()
    const withdraw = () => withdrawApplication({ cms: site.cms, member, id })
    const own = member
    member = { ...member, id: `${member.id}0` }
    await expect(withdraw()).rejects.toMatchObject({ code: 'not-found' })
    member = own
    await withdraw()
    expect(await stored()).toEqual([])
    await expect(withdraw()).rejects.toMatchObject({ code: 'not-found' })
  })

  test('and deciding at once ends in one of the two', async () => {
    const id = await applied()
    const outcomes = await Promise.allSettled([
      withdrawApplication({ cms: site.cms, member, id }),
      decide({ id, state: 'accepted' }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const isWithdrawn = outcomes[0].status === 'fulfilled'
    expect(await stored()).toHaveLength(isWithdrawn ? 0 : 1)
    expect((await profile())?.contributorRoles ?? []).toEqual(isWithdrawn ? [] : ['expert'])
  })
})

describe('deciding', () => {
  test('a role is given beside those there are, and the member is told', async () => {
    await site.cms.create({
      collection: 'user-profiles',
      data: { userId: member.id, lang: 'ro', contributorRoles: ['writer'] },
      overrideAccess: true,
    })
    const id = await applied()
    await decide({ id, state: 'in-review' })
    expect(await mails()).toHaveLength(2)
    await decide({ id, expected: 'in-review', state: 'accepted', sentence: 'Ne vedem luni.' })
    expect(await stored()).toMatchObject([{ state: 'accepted', decidedByName: ioana.name }])
    expect((await profile())?.contributorRoles).toEqual(['writer', 'expert'])
    const { name, role, topic } = input
    const about = { memberId: member.id, name, role, topic }
    expect((await mails())[2]).toEqual({
      ...{ recipient: member.email, template: 'application-decided', locale: 'ru' },
      content: { ...about, outcome: 'accepted', sentence: 'Ne vedem luni.' },
    })
    expect((await readApplication({ cms: site.cms, editor: ioana, id })).notes).toMatchObject([
      { authorName: ioana.name, text: 'Ne vedem luni.', isTold: true },
    ])
  })

  test('is in the log, without the name of the member', async () => {
    const id = await applied()
    await decide({ id, state: 'declined', sentence: 'Reveniți la primăvară.' })
    const { docs } = await site.cms.find({
      collection: 'audit-entries',
      where: { document: { equals: String(id) } },
      ...everything,
    })
    expect(docs).toMatchObject([
      {
        actorName: ioana.name,
        action: 'decide-application',
        container: 'contribution-applications',
        changes: [{ path: 'state', before: 'received', after: 'declined' }],
      },
    ])
    expect(JSON.stringify(docs)).not.toContain(input.name)
    expect((await profile())?.contributorRoles ?? []).toEqual([])
  })

  test('two editors at once: one of them is told who was first', async () => {
    const id = await applied()
    const outcomes = await Promise.allSettled([
      decide({ id, state: 'accepted' }),
      decide({ id, state: 'declined' }),
    ])
    const refused = outcomes.find(({ status }) => status === 'rejected')
    const sentence: unknown = expect.stringMatching(ioana.name)
    expect(refused).toMatchObject({ reason: { code: 'conflict', sentence: { ro: sentence } } })
    expect(await mails()).toHaveLength(3)
    await expect(decide({ id, expected: 'accepted', state: 'declined' })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('without the mail nothing is decided; without the account it cannot be', async () => {
    const id = await applied()
    vi.mocked(findAccount).mockResolvedValueOnce({ id: member.id, email: 'x', isVerified: true })
    await expect(decide({ id, state: 'accepted' })).rejects.toThrow('cannot be sent')
    vi.mocked(findAccount).mockResolvedValueOnce(null)
    await expect(decide({ id, state: 'accepted' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await stored()).toMatchObject([{ state: 'received', decidedAt: null }])
    expect(await profile()).toBeUndefined()
  })

  test.each(['translator', 'reviewer'] as const)('is nothing for a %s', async (role) => {
    const editor = await records.makeEditor(role)
    const id = await applied()
    const { cms } = site
    const decision = { id, expected: 'received', state: 'declined', sentence: '' } as const
    for (const tried of [
      decideApplication({ cms, editor, ...decision }),
      noteApplication({ cms, editor, id, text: 'x' }),
      readApplication({ cms, editor, id }),
      listApplications({ cms, editor, filter: {}, page: 1 }),
    ]) {
      await expect(tried).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect(await stored()).toMatchObject([{ state: 'received', notes: null }])
  })
})

test('ten notes at once all stay, in spite of a decision', async () => {
  const id = await applied()
  const texts = Array.from({ length: 10 }, (_, index) => `Nota ${index}`)
  await Promise.all([
    ...texts.map((text) => noteApplication({ cms: site.cms, editor: ioana, id, text })),
    decide({ id, state: 'declined' }),
  ])
  const { notes } = await readApplication({ cms: site.cms, editor: ioana, id })
  expect(notes.map(({ text }) => text).sort()).toEqual(texts)
})

test('a list is narrowed and counted, and finds words without their accents', async () => {
  const mark = `Marcă${count}`
  await apply({ name: `${mark} Țurcanu` })
  const writer = await applied({ role: 'writer', topic: 'auto', name: `${mark} Țurcanu` })
  await decide({ id: writer, state: 'in-review' })
  const list = (filter: object) =>
    listApplications({
      cms: site.cms,
      editor: ioana,
      filter: { search: `marca${count} turcanu`, ...filter },
      page: 1,
    })
  const counts = { received: 1, 'in-review': 1, accepted: 0, declined: 0 }
  expect(await list({})).toMatchObject({ counts, total: 2, items: [{ id: writer }, {}] })
  expect(await list({ state: 'in-review' })).toMatchObject({ counts, total: 1 })
  expect(await list({ role: 'expert' })).toMatchObject({ total: 1, items: [{ role: 'expert' }] })
  expect(await list({ topic: 'cinema' })).toMatchObject({ total: 0, items: [] })
  expect(await list({ search: `marca${count} nimic` })).toMatchObject({ total: 0 })
})

test('all that a member has offered goes with the account, mails to the group included', async () => {
  await apply()
  await apply({ role: 'writer' })
  await inTransaction({
    cms: site.cms,
    work: async (req) => {
      await lockMember({ req, memberId: member.id })
      await eraseMailTo({ cms: site.cms, memberId: member.id, email: member.email, req })
      await deleteMemberApplications({ req, memberId: member.id })
    },
  })
  expect([await stored(), await mails()]).toEqual([[], []])
})

test('decided applications are removed after twelve months, open ones never', async () => {
  const id = await applied()
  await apply({ role: 'writer' })
  await decide({ id, state: 'declined' })
  const now = new Date()
  expect(await removeExpiredApplications({ cms: site.cms, now })).toBe(0)
  now.setUTCFullYear(now.getUTCFullYear() + 1)
  now.setUTCMinutes(now.getUTCMinutes() + 1)
  expect(await removeExpiredApplications({ cms: site.cms, now })).toBeGreaterThanOrEqual(1)
  expect(await stored()).toMatchObject([{ role: 'writer' }])
})
