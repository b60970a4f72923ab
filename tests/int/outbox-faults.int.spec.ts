import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { expect, test } from 'vitest'
import { enqueueMail } from '@/mail/enqueue'
import { useCms } from '../helpers/cms'
import { useOutbox } from '../helpers/outbox'
import { startSmtpSink } from '../helpers/smtp-sink'

const site = useCms()
const outbox = useOutbox(site)
const soon = { timeout: 8000, interval: 20 }
// A process starts, or many mails go out, on a machine that has other things to do.
const patiently = { timeout: 20_000, interval: 20 }
const quickly = { getDelay: () => 100 }

function states() {
  return outbox.rows().then((rows) => [...new Set(rows.map(({ state }) => state))])
}

async function freePort(): Promise<number> {
  const sink = await startSmtpSink()
  await sink.stop()
  return sink.port
}

const addresses = (count: number) =>
  Array.from({ length: count }, (_, number) => `member-${number}@pasiuni.example`)

test('while the mail server is away nothing is lost; then everything is delivered once', async () => {
  const port = await freePort()
  outbox.startWorker(`smtp://127.0.0.1:${port}`, quickly)
  const members = addresses(12)
  for (const member of members) await outbox.queue(member)
  await expect
    .poll(
      () => outbox.rows().then((rows) => rows.every(({ attempts }) => Number(attempts) > 1)),
      soon,
    )
    .toBe(true)
  const sink = await outbox.startSink({ port })
  await expect.poll(states, soon).toEqual(['sent'])
  expect(sink.accepted.flatMap(({ recipients }) => recipients).sort()).toEqual(members.sort())
  expect(outbox.lines.filter((line) => line.includes('does not answer'))).toHaveLength(1)
  expect(outbox.lines).toContain('the mail server answers again')
})

test('what waits for the mail server is due as soon as it is back', async () => {
  const port = await freePort()
  outbox.startWorker(`smtp://127.0.0.1:${port}`)
  await outbox.queue('early@pasiuni.example')
  await expect
    .poll(() => outbox.rows().then(([row]) => row?.last_error), soon)
    .toContain('connection')
  const sink = await outbox.startSink({ port })
  await outbox.queue('late@pasiuni.example')
  await expect.poll(() => sink.accepted.length, soon).toBe(2)
})

test('a server that takes its time over a mail gets it once', async () => {
  const message = async () => {
    await sleep(12_000)
    return undefined
  }
  const sink = await outbox.startSink({ rules: { message } })
  // Its lease is renewed meanwhile, or the second worker would take it over.
  for (let workers = 0; workers < 2; workers += 1) {
    outbox.startWorker(sink.url, { ...quickly, leaseMs: 3000 })
  }
  await outbox.queue('slow@pasiuni.example')
  await expect.poll(states, { timeout: 30_000, interval: 200 }).toEqual(['sent'])
  expect(sink.accepted).toHaveLength(1)
  expect((await outbox.rows()).map(({ attempts }) => Number(attempts))).toEqual([1])
}, 40_000)

test('a refusal for now is tried again, and the mails about one account keep their order', async () => {
  let refusals = 2
  const sink = await outbox.startSink({
    rules: { message: () => (refusals-- > 0 ? { code: 451, text: 'later' } : undefined) },
  })
  outbox.startWorker(sink.url, quickly)
  for (let count = 0; count < 4; count += 1) await outbox.queue('ana@pasiuni.example')
  await expect.poll(states, soon).toEqual(['sent'])
  const rows = await outbox.rows()
  expect(sink.accepted.map(({ messageId }) => messageId)).toEqual(
    rows.map(({ message_id: id }) => id),
  )
  expect(rows.map(({ attempts }) => attempts)).toEqual(['3', '1', '1', '1'])
})

test('a refusal for good ends a mail, not the ones behind it, and names nobody', async () => {
  let refusals = 1
  const text = '<ana@pasiuni.example>: unknown'
  const sink = await outbox.startSink({
    rules: { recipient: () => (refusals-- > 0 ? { code: 550, text } : undefined) },
  })
  outbox.startWorker(sink.url)
  await outbox.queue('ana@pasiuni.example')
  await outbox.queue('ana@pasiuni.example')
  await expect.poll(states, soon).toEqual(['failed', 'sent'])
  const [failed] = await outbox.rows()
  expect(failed?.attempts).toBe('1')
  expect(failed?.content).toBeTruthy()
  expect(failed?.last_error).toContain('550')
  expect(outbox.lines).toEqual([expect.stringContaining('(password-changed) failed')])
  expect(JSON.stringify([failed?.last_error, outbox.lines])).not.toContain('ana@')
})

const ana = { to: 'ana@pasiuni.example', locale: 'en' } as const
const farewells = [
  { template: 'account-deleted', ...ana },
  { template: 'account-removed', replyTo: 'contact@pasiuni.example', ...ana },
] as const

test.each(farewells)(
  'the farewell $template leaves no address behind, even refused',
  async (mail) => {
    const rules = { recipient: () => ({ code: 550, text: 'unknown' }) }
    const sink = await outbox.startSink({ rules })
    outbox.startWorker(sink.url)
    await enqueueMail({ cms: site.cms, mail })
    await expect.poll(states, soon).toEqual(['failed'])
    expect(JSON.stringify(await outbox.rows())).not.toContain('ana@')
  },
)

test('a mail that nobody has taken for three days has failed', async () => {
  await outbox.queue('ana@pasiuni.example')
  await outbox.query(`update outgoing_mails set created_at = now() - interval '73 hours'`)
  outbox.startWorker('smtp://127.0.0.1:1')
  await expect.poll(states, soon).toEqual(['failed'])
})

test('a mail that cannot be read has failed', async () => {
  const sink = await outbox.startSink()
  await outbox.queue('ana@pasiuni.example')
  outbox.startWorker(sink.url, { secret: 'another-secret-123' })
  await expect.poll(states, soon).toEqual(['failed'])
  expect(sink.accepted).toEqual([])
})

test('two workers deliver each of two hundred mails once, in the order of each conversation', async () => {
  const sink = await outbox.startSink()
  const members = addresses(40)
  const req = await createLocalReq({}, site.cms)
  await initTransaction(req)
  for (const member of Array.from({ length: 5 }, () => members).flat()) {
    await outbox.queue(member, req)
  }
  await commitTransaction(req)
  outbox.startWorker(sink.url, { concurrency: 10 })
  outbox.startWorker(sink.url, { concurrency: 10 })
  const recipientById = new Map(
    (await outbox.rows()).map(({ message_id: id, recipient }) => [id, recipient] as const),
  )
  await expect.poll(() => sink.accepted.length, patiently).toBe(200)
  await expect.poll(states, soon).toEqual(['sent'])
  const order = (await outbox.rows()).map(({ message_id: id }) => id)
  const arrived = sink.accepted.map(({ messageId }) => messageId)
  expect([...arrived].sort()).toEqual([...order].sort())
  for (const member of members) {
    const theirs = (id: string) => recipientById.get(id) === member
    expect(arrived.filter(theirs)).toEqual(order.filter(theirs))
  }
  expect((await outbox.rows()).every(({ attempts }) => attempts === '1')).toBe(true)
}, 60_000)

/** Starts a worker in a process of its own. */
function spawnWorker({ smtpUrl, lease }: { smtpUrl: string; lease: number }) {
  const options = ['--conditions=production', '--import', 'tsx']
  const script = ['tests/helpers/mail-worker.ts', smtpUrl, String(lease)]
  return spawn(process.execPath, [...options, ...script], { stdio: 'ignore' })
}

test('a worker killed in the middle of sending leaves no mail behind', async () => {
  const lease = 1500
  let killed = false
  const sink = await outbox.startSink({
    rules: {
      message: async () => {
        if (killed) return
        killed = true
        // The mail has arrived, but who sent it never hears of that.
        child.kill('SIGKILL')
        await sleep(50)
      },
    },
  })
  await outbox.queue('ana@pasiuni.example')
  const child = spawnWorker({ smtpUrl: sink.url, lease })
  await expect.poll(() => killed, patiently).toBe(true)
  expect(await states()).toEqual(['sending'])
  outbox.startWorker(sink.url, { leaseMs: lease })
  await expect.poll(states, patiently).toEqual(['sent'])
  const ids = sink.accepted.map(({ messageId }) => messageId)
  expect(ids.length).toBeLessThanOrEqual(2)
  expect(new Set(ids).size).toBe(1)
}, 60_000)

test('a database that restarts between sending and noting it makes no duplicate', async () => {
  let cuts = 0
  const sink = await outbox.startSink({
    rules: {
      message: async () => {
        cuts += 1
        if (cuts === 1) await outbox.cutWorkersOff()
        return undefined
      },
    },
  })
  outbox.startWorker(sink.url)
  await outbox.queue('ana@pasiuni.example')
  await expect.poll(states, soon).toEqual(['sent'])
  await outbox.queue('ion@pasiuni.example')
  await expect.poll(() => sink.accepted.length, soon).toBe(2)
  expect(outbox.lines).toEqual(['the outbox has lost its database'])
})

/** A mail server that takes a second over each mail, and says whether it has been given one. */
async function startSlowSink(answer?: { code: number; text: string }) {
  let isHeld = false
  const message = async () => {
    isHeld = true
    await sleep(1000)
    return answer
  }
  return { sink: await outbox.startSink({ rules: { message } }), isHeld: () => isHeld }
}

test('a worker that stops hands back what it could not deliver', async () => {
  const { sink, isHeld } = await startSlowSink({ code: 451, text: 'too late' })
  const worker = outbox.startWorker(sink.url)
  await outbox.queue('ana@pasiuni.example')
  await expect.poll(isHeld, soon).toBe(true)
  await worker.stop({ graceMs: 50 })
  expect(await states()).toEqual(['queued'])
})

test('a process that is told to end in the middle of sending ends when the mail is noted', async () => {
  const { sink, isHeld } = await startSlowSink()
  await outbox.queue('ana@pasiuni.example')
  const child = spawnWorker({ smtpUrl: sink.url, lease: 18_000 })
  const ended = once(child, 'exit')
  await expect.poll(isHeld, patiently).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  expect(await states()).toEqual(['sent'])
  expect(sink.accepted).toHaveLength(1)
}, 60_000)

test('what a worker has sent in an outage is not taken over before it can say so', async () => {
  const sink = await outbox.startSink()
  await outbox.queue('ana@pasiuni.example')
  await outbox.query(
    `update outgoing_mails set state = 'sending', lease_until = now() - interval '1 second'`,
  )
  await outbox.queue('ion@pasiuni.example')
  outbox.startWorker(sink.url)
  await expect.poll(() => sink.accepted.length, soon).toBe(1)
  await outbox.query(`update outgoing_mails set state = 'sent', lease_until = null`)
  expect(sink.accepted.flatMap(({ recipients }) => recipients)).toEqual(['ion@pasiuni.example'])
})
