import { beforeEach, expect, test, vi } from 'vitest'
import { requireLiveSession } from '@/auth/live-session'
import { limitContact } from '@/auth/limits/limits'
import type { Member } from '@/auth/member'
import { lockMember } from '@/cms/member-lock'
import { removalJobs } from '@/startup/removal-jobs'
import { inTransaction } from '@/cms/transaction'
import {
  deleteMemberMessages,
  removeExpiredMessages,
  sendContactMessage,
} from '@/features/contact-messages/commands'
import { AppError } from '@/lib/errors/app-error'
import { unseal } from '@/mail/sealed-content'
import { useCms } from '../../helpers/cms'
import { useJobs } from '../../helpers/job-worker'

// Sessions and limits are the accounts' own, in account-calls.int.spec.ts.
vi.mock('@/auth/live-session', () => ({ requireLiveSession: vi.fn(() => Promise.resolve()) }))
vi.mock('@/auth/limits/limits', () => ({
  limitContact: vi.fn(({ work }: { work: () => Promise<void> }) => work()),
}))

const site = useCms()
const jobs = useJobs(site)

let count = 0
let member: Member

beforeEach(() => {
  count += 1
  vi.mocked(requireLiveSession).mockReset()
  vi.mocked(limitContact).mockReset()
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
})

const input = { name: 'Ana Rusu', message: 'Bună ziua!\nVreau să ajut.', locale: 'en' } as const

function send(change: Partial<typeof input> | { message: string } = {}): Promise<void> {
  return sendContactMessage({ cms: site.cms, member, input: { ...input, ...change } })
}

async function messages() {
  const where = { memberId: { equals: member.id } }
  const { docs } = await site.cms.find({ collection: 'contact-messages', where, limit: 0 })
  return docs
}

/** The mails about this member's messages, opened. */
async function mails() {
  const { docs } = await site.cms.find({
    collection: 'outgoing-mails',
    where: { template: { equals: 'contact-message' } },
    limit: 0,
    showHiddenFields: true,
  })
  const secret = process.env.PAYLOAD_SECRET ?? ''
  const opened = docs.map(({ recipient, locale, content, messageId }) => ({
    recipient,
    locale,
    content: unseal({ sealed: content ?? '', messageId, secret }),
  }))
  return opened.filter(({ content }) => JSON.stringify(content).includes(member.id))
}

test('a message is stored with its language and member, and mailed to the group', async () => {
  await send()
  const stored = await messages()
  expect(stored).toMatchObject([{ ...input, memberId: member.id }])
  const { email } = await site.cms.findGlobal({ slug: 'contact', locale: 'ro' })
  const { name, message } = input
  const id = stored[0]?.id
  const content = { name, message, memberId: member.id, replyTo: member.email, id }
  expect(await mails()).toEqual([{ recipient: email, locale: 'en', content }])
})

test('the same message fifty times at once is one message, one mail and one for the limit', async () => {
  await Promise.all(Array.from({ length: 50 }, () => send()))
  expect(await messages()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  expect(limitContact).toHaveBeenCalledTimes(1)
})

test('two instances of the site store it once as well', async () => {
  vi.resetModules()
  const other = await import('@/features/contact-messages/commands')
  expect(other.sendContactMessage).not.toBe(sendContactMessage)
  await Promise.all(
    Array.from({ length: 5 }, () => [
      send(),
      other.sendContactMessage({ cms: site.cms, member, input }),
    ]).flat(),
  )
  expect(await messages()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('the same text is a new message after a day, or from someone else, or changed', async () => {
  await send()
  await send({ message: 'Altceva.' })
  const first = (await messages()).find(({ message }) => message === input.message)
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
  await site.cms.update({
    collection: 'contact-messages',
    id: first?.id ?? 0,
    data: { createdAt: yesterday },
  })
  await send()
  expect(await messages()).toHaveLength(3)
  member = { ...member, id: `${member.id}0` }
  await send()
  expect(await messages()).toHaveLength(1)
})

test('beyond the limit nothing is stored or mailed, and a repeat is still confirmed', async () => {
  await send()
  vi.mocked(limitContact).mockRejectedValue(new AppError('limited', { retryAfter: 60 }))
  await expect(send({ message: 'Încă unul.' })).rejects.toMatchObject({ code: 'limited' })
  await send()
  expect(await messages()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('all that may fail in an outage is what the limit counts, and gives back', async () => {
  vi.mocked(limitContact).mockResolvedValueOnce(undefined)
  await send()
  expect(requireLiveSession).not.toHaveBeenCalled()
  expect([await messages(), await mails()]).toEqual([[], []])
})

test('nothing is stored for an account that has gone', async () => {
  vi.mocked(requireLiveSession).mockRejectedValue(new AppError('unauthorised'))
  await expect(send()).rejects.toMatchObject({ code: 'unauthorised' })
  expect(await messages()).toEqual([])
})

test('without its mail a message is not stored either', async () => {
  member = { ...member, email: 'no address' }
  await expect(send()).rejects.toThrow('cannot be sent')
  expect(await messages()).toEqual([])
})

test('all that a member wrote can be deleted, also when there is nothing', async () => {
  for (let index = 0; index < 12; index += 1) await send({ message: `Mesajul ${index}` })
  const erase = () =>
    inTransaction({
      cms: site.cms,
      work: async (req) => {
        await lockMember({ req, memberId: member.id })
        await deleteMemberMessages({ req, memberId: member.id })
      },
    })
  await erase()
  await erase()
  expect(await messages()).toEqual([])
})

test('after twelve months messages are removed', async () => {
  for (let index = 0; index < 12; index += 1) await send({ message: `Mesajul ${index}` })
  const [kept] = await messages()
  const now = new Date()
  now.setUTCFullYear(now.getUTCFullYear() + 1)
  await site.cms.update({
    collection: 'contact-messages',
    id: kept?.id ?? 0,
    data: { createdAt: new Date().toISOString() },
  })
  expect(await removeExpiredMessages({ cms: site.cms, now: new Date() })).toBe(0)
  expect(await removeExpiredMessages({ cms: site.cms, now })).toBeGreaterThanOrEqual(11)
  expect(await removeExpiredMessages({ cms: site.cms, now })).toBe(0)
  expect((await messages()).map(({ id }) => id)).toEqual([kept?.id])
})

test('the server removes them by itself', async () => {
  await send()
  await send({ message: 'Altceva.' })
  const [old, kept] = await messages()
  await site.cms.update({
    collection: 'contact-messages',
    id: old?.id ?? 0,
    data: { createdAt: '2020-01-01T00:00:00.000Z' },
  })
  jobs.start(removalJobs)
  await expect.poll(() => jobs.row('expired-messages')).toMatchObject({ state: 'waiting' })
  await jobs.makeDue('expired-messages')
  await expect.poll(async () => (await messages()).map(({ id }) => id)).toEqual([kept?.id])
})
