import { beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const outbox = useOutbox(site)
const soon = { timeout: 15_000, interval: 20 }
const ana = 'ana@pasiuni.example'
const team = new Map<'admin' | 'editor', SignedInEditor>()

beforeAll(async () => {
  for (const role of ['admin', 'editor'] as const) {
    team.set(role, await signedInEditor({ site, name: `mail-${role}`, role }))
  }
})

function states() {
  return outbox.rows().then((rows) => rows.map(({ state }) => state))
}

/** A mail server that refuses the given number of mails for good. */
function sinkRefusing(times: number) {
  let left = times
  const recipient = () => (left-- > 0 ? { code: 550, text: 'unknown' } : undefined)
  return outbox.startSink({ rules: { recipient } })
}

async function firstId(): Promise<number> {
  const [row] = await outbox.rows()
  return row?.id ?? 0
}

async function sendAgain(role: 'admin' | 'editor' = 'admin', of = firstId()) {
  const call = { method: 'POST', body: { id: await of } }
  const answer = await team.get(role)?.rest('/workplace/outgoing-mails/send-again', call)
  return answer?.status
}

test('a refused mail is kept, listed with its reason, and sent again by an administrator', async () => {
  const sink = await sinkRefusing(1)
  outbox.startWorker(sink.url)
  await outbox.queue(ana)
  await expect.poll(states, soon).toEqual(['failed'])
  const answer = await team.get('admin')?.rest('/outgoing-mails?where[state][equals]=failed')
  const listed: unknown = await answer?.json()
  const reason: unknown = expect.stringContaining('550')
  expect(listed).toMatchObject({ docs: [{ recipient: ana, state: 'failed', lastError: reason }] })
  expect(JSON.stringify(listed)).not.toContain('"content"')
  expect(await sendAgain('editor')).toBe(403)
  expect(await sendAgain()).toBe(200)
  await expect.poll(states, soon).toEqual(['sent'])
  expect(sink.accepted.map(({ recipients }) => recipients)).toEqual([[ana]])
  expect(await outbox.rows()).toMatchObject([{ recipient: null, content: null }])
  expect(await sendAgain()).toBe(409)
  const { docs } = await site.cms.find({ collection: 'audit-entries', overrideAccess: true })
  expect(docs[0]).toMatchObject({ action: 'send-mail-again', actorName: 'mail-admin' })
  expect(JSON.stringify(docs)).not.toContain(ana)
})

test('a mail that is refused again can be sent again', async () => {
  const sink = await sinkRefusing(2)
  outbox.startWorker(sink.url)
  await outbox.queue(ana)
  await expect.poll(states, soon).toEqual(['failed'])
  expect(await sendAgain()).toBe(200)
  await expect.poll(() => outbox.rows().then(([row]) => row?.attempts), soon).toBe('2')
  await expect.poll(states, soon).toEqual(['failed'])
  expect(await sendAgain()).toBe(200)
  await expect.poll(states, soon).toEqual(['sent'])
})

test('of several calls to send a mail again one is heard', async () => {
  const sink = await sinkRefusing(1)
  outbox.startWorker(sink.url)
  await outbox.queue(ana)
  await expect.poll(states, soon).toEqual(['failed'])
  const id = firstId()
  const answers = await Promise.all([1, 2, 3].map(() => sendAgain('admin', id)))
  expect(answers.sort()).toEqual([200, 409, 409])
  await expect.poll(states, soon).toEqual(['sent'])
  expect(sink.accepted).toHaveLength(1)
})

test('after three days the text of a refused mail is gone for good', async () => {
  const sink = await sinkRefusing(1)
  const worker = outbox.startWorker(sink.url)
  await outbox.queue(ana)
  await expect.poll(states, soon).toEqual(['failed'])
  await worker.stop()
  expect((await outbox.rows())[0]?.content).toBeTruthy()
  await outbox.query(`update outgoing_mails set created_at = now() - interval '73 hours'`)
  expect(await sendAgain()).toBe(409)
  outbox.startWorker(sink.url)
  await expect.poll(() => outbox.rows().then(([row]) => row?.content), soon).toBe(null)
  expect(await outbox.rows()).toMatchObject([{ state: 'failed', recipient: ana }])
})
