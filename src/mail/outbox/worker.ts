import { setTimeout as sleep } from 'node:timers/promises'
import { senderAddress } from '../addresses'
import type { Trouble } from './backoff'
import { createDelivery } from './delivery'
import { createOutbox, type ClaimedMail } from './outbox'
import { openOutboxConnection } from './outbox-connection'
import { watchReachability } from './reachability'
import { openTransport, type Outcome } from './transport'

const hour = 60 * 60_000
const writeRetryDelay = 500

type Options = {
  databaseUrl: string
  /** `smtp://user:password@host:587` or `smtps://…` */
  smtpUrl: string
  /** From which the key of the contents is derived. */
  secret: string
  siteUrl: string
  /** The sender; without it one at the site's own host. */
  from?: string
  log: (line: string) => void
  /** How many mails are on their way at once. */
  concurrency?: number
  /** How long a worker keeps a mail to itself, in milliseconds. */
  leaseMs?: number
  pollMs?: number
  /** Milliseconds until the next attempt. */
  delayOf?: (attempt: { trouble: Trouble; attempts: number }) => number
}

export type MailWorker = {
  /** Takes no more mails, gives those on their way `graceMs`, and hands the rest back. */
  stop: (options?: { graceMs?: number }) => Promise<void>
}

/**
 * Delivers the outbox until stopped. Returns at once and never throws: without a database or a mail
 * server it waits for them. Any number of workers share one outbox.
 */
export function startMailWorker(options: Options): MailWorker {
  const { databaseUrl, smtpUrl, siteUrl, log, concurrency = 5 } = options
  const { leaseMs = 60_000, pollMs = 4000 } = options
  const from = senderAddress({ siteUrl, from: options.from })
  const delivery = createDelivery({ ...options, from, transport: openTransport(smtpUrl) })
  const underWay = new Map<Promise<void>, AbortController>()
  // Sent, but not yet written down: must not be sent again when the database is back.
  const sent = new Set<number>()
  let looking: Promise<void> | undefined
  let hasNews = false
  let isStopping = false
  let isGivingUp = false
  let cleanedAt = 0

  const connection = openOutboxConnection({
    url: databaseUrl,
    onMail: look,
    onLost: () => log('the outbox has lost its database'),
  })
  const outbox = createOutbox(connection)
  const noteReachability = watchReachability({ outbox, log })

  async function writeDown(claimed: ClaimedMail, outcome: Outcome) {
    const leaseEnd = Date.now() + leaseMs
    for (;;) {
      try {
        await delivery.settle(claimed, outcome, outbox)
        return
      } catch {
        // An expired lease says as much as a failure; but what is sent must not be forgotten.
        const isWorthwhile = outcome.kind === 'sent' || Date.now() < leaseEnd
        if (isGivingUp || !isWorthwhile) return
        await sleep(writeRetryDelay, undefined, { ref: false })
      }
    }
  }

  async function deliver(claimed: ClaimedMail, abort: AbortController) {
    // Over before the lease is, so that no two workers send at the same time.
    const timer = setTimeout(() => abort.abort(), leaseMs * 0.75)
    const isSent = sent.has(claimed.id)
    const outcome = isSent
      ? { kind: 'sent' as const }
      : await delivery.attempt(claimed, abort.signal)
    clearTimeout(timer)
    if (outcome.kind === 'sent') sent.add(claimed.id)
    await writeDown(claimed, outcome)
    sent.delete(claimed.id)
    if (!isSent && !isGivingUp) await noteReachability(outcome)
  }

  function begin(claimed: ClaimedMail) {
    const abort = new AbortController()
    const delivering = deliver(claimed, abort)
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(delivering)
        look()
      })
    underWay.set(delivering, abort)
  }

  /** Nothing is sent before the database has said that the mail is this worker's. */
  async function confirmed(mails: ClaimedMail[]): Promise<ClaimedMail[]> {
    while (mails.length > 0 && !isGivingUp) {
      try {
        return await outbox.confirm({ mails, leaseMs })
      } catch {
        await sleep(writeRetryDelay, undefined, { ref: false })
      }
    }
    return []
  }

  async function takeDue() {
    const count = concurrency - underWay.size
    if (count > 0) for (const mail of await confirmed(await outbox.claim(count))) begin(mail)
    if (Date.now() - cleanedAt < hour) return
    await outbox.eraseRefused()
    await outbox.removeOld()
    cleanedAt = Date.now()
  }

  async function takeWhileNew() {
    while (hasNews && !isStopping) {
      hasNews = false
      await takeDue().catch(() => undefined)
    }
    looking = undefined
  }

  /** One look at a time; news that comes meanwhile is looked at afterwards. */
  function look() {
    hasNews = true
    looking ??= takeWhileNew()
  }

  const polling = setInterval(look, pollMs)

  async function finish() {
    await looking
    await Promise.all(underWay.keys())
  }

  return {
    stop: async ({ graceMs = 5000 } = {}) => {
      isStopping = true
      clearInterval(polling)
      await Promise.race([finish(), sleep(graceMs, undefined, { ref: false })])
      isGivingUp = true
      for (const abort of underWay.values()) abort.abort()
      await Promise.race([finish(), sleep(writeRetryDelay, undefined, { ref: false })])
      await connection.close()
    },
  }
}
