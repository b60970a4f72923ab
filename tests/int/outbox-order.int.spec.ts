import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { enqueueMail } from '@/mail/enqueue'
import type { Mail } from '@/mail/mail'
import { contactAnswerId, contactThreadId } from '@/mail/message-id'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'

const site = useCms()
const outbox = useOutbox(site)
const soon = { timeout: 15_000, interval: 20 }
const group = 'grup@pasiuni.example'
const later = { code: 451, text: 'later' }
const thread = (id: number) => contactThreadId({ id, createdAt: '2026-11-23T10:00:00.000Z' })

function forward(id: number) {
  const letter = { name: 'Ana', message: 'Bună!', memberId: '1', replyTo: 'ana@pasiuni.example' }
  const mail = { to: group, locale: 'ro', template: 'contact-message', ...letter } as const
  return enqueueMail({ cms: site.cms, mail, messageId: thread(id) })
}

function answer({ id, text }: { id: number; text: string }) {
  const messageId = contactAnswerId({ thread: thread(id), key: randomUUID() })
  const original = { original: 'Bună!', writtenAt: '2026-11-23T10:00:00.000Z' }
  const mail: Mail = {
    template: 'contact-answer',
    to: 'ana@pasiuni.example',
    locale: 'ro',
    replyTo: group,
    subject: text,
    text,
    ...original,
    references: [thread(id)],
  }
  return enqueueMail({ cms: site.cms, mail, messageId })
}

async function applyAndDecide() {
  const to = { to: 'ana@pasiuni.example', locale: 'ro' } as const
  const offer = { ...to, name: 'Ana', role: 'writer', topic: 'auto' } as const
  const mails: Mail[] = [
    { ...offer, template: 'application-received', motivation: 'Îmi place', links: [] },
    { ...offer, template: 'application-decided', outcome: 'accepted', sentence: '' },
  ]
  for (const mail of mails) await enqueueMail({ cms: site.cms, mail })
}

/** A mail server that does not take the first mail of the outbox for a while. */
async function sinkDeferringTheFirst({ times }: { times: number }) {
  const [first] = await outbox.rows()
  let left = times
  return outbox.startSink({
    rules: {
      message: ({ messageId }) => {
        if (messageId !== first?.message_id || left === 0) return undefined
        left -= 1
        return later
      },
    },
  })
}

/** The places in the outbox of the mails that have arrived, in the order in which they did. */
async function arrivals({ accepted }: { accepted: { messageId: string }[] }): Promise<number[]> {
  const ids = (await outbox.rows()).map(({ message_id: id }) => id)
  return accepted.map(({ messageId }) => ids.indexOf(messageId))
}

test('a deferred mail does not hold up another one to the same address', async () => {
  for (const id of [1, 2, 3]) await forward(id)
  const sink = await sinkDeferringTheFirst({ times: Infinity })
  outbox.startWorker(sink.url)
  const states = () => outbox.rows().then((rows) => rows.map(({ state }) => state))
  await expect.poll(states, soon).toEqual(['queued', 'sent', 'sent'])
  expect((await arrivals(sink)).sort()).toEqual([1, 2])
})

test('the answers to one message stay in order, those to another do not wait for them', async () => {
  await answer({ id: 1, text: 'one' })
  await answer({ id: 1, text: 'two' })
  await answer({ id: 2, text: 'of another conversation' })
  const sink = await sinkDeferringTheFirst({ times: 2 })
  outbox.startWorker(sink.url, { getDelay: () => 700 })
  await expect.poll(() => arrivals(sink), soon).toEqual([2, 0, 1])
})

test('what an account or an application is told stays in order, a link does not wait', async () => {
  await applyAndDecide()
  const link = 'http://localhost:3000/ro/auth/reset-password?token=ABC'
  const to = { to: 'ana@pasiuni.example', locale: 'ro' } as const
  await enqueueMail({ cms: site.cms, mail: { ...to, template: 'reset-password', link } })
  await enqueueMail({ cms: site.cms, mail: { ...to, template: 'account-restored' } })
  const sink = await sinkDeferringTheFirst({ times: 2 })
  outbox.startWorker(sink.url, { getDelay: () => 700, concurrency: 1 })
  await expect.poll(() => arrivals(sink), soon).toEqual([2, 3, 0, 1])
})

test('the box of the group takes several mails at once', async () => {
  for (const id of [1, 2, 3]) await forward(id)
  let underWay = 0
  let most = 0
  const sink = await outbox.startSink({
    rules: {
      message: async () => {
        most = Math.max(most, (underWay += 1))
        await new Promise((resolve) => setTimeout(resolve, 300))
        underWay -= 1
        return undefined
      },
    },
  })
  outbox.startWorker(sink.url)
  await expect.poll(() => sink.accepted.length, soon).toBe(3)
  expect(most).toBeGreaterThan(1)
})
