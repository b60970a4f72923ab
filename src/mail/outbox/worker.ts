import { startWorker, type Worker } from '@/jobs/worker'
import type { FailureKind } from '@/jobs/backoff'
import { senderAddress } from '../addresses'
import { createDelivery } from './delivery'
import { createOutbox, type ClaimedMail } from './outbox'
import { outboxChannel } from './outbox-channel'
import { watchReachability } from './reachability'
import { openTransport, type Outcome } from './transport'

const hour = 60 * 60_000

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
  /** How long a mail stays with a worker that has died over it, in milliseconds. */
  leaseMs?: number
  pollMs?: number
  /** Milliseconds until the next attempt. */
  getDelay?: (attempt: { failure: FailureKind; attempts: number }) => number
}

/**
 * Delivers the outbox until stopped. Returns at once and never throws: without a database or a mail
 * server it waits for them. Any number of workers share one outbox.
 */
export function startMailWorker(options: Options): Worker {
  const { databaseUrl, smtpUrl, siteUrl, log, concurrency = 5 } = options
  const { leaseMs = 18_000, pollMs = 4000 } = options
  const from = senderAddress({ siteUrl, from: options.from })
  const delivery = createDelivery({ ...options, from, transport: openTransport(smtpUrl) })
  let cleanedAt = 0

  return startWorker<ClaimedMail, Outcome>({
    ...{ databaseUrl, concurrency, leaseMs, pollMs, graceMs: 5000 },
    applicationName: 'pasiuni mail',
    channel: outboxChannel,
    onLost: () => log('the outbox has lost its database'),
    createWork: (connection) => {
      const outbox = createOutbox(connection)
      return {
        claim: outbox.claim,
        confirm: outbox.confirm,
        attempt: delivery.attempt,
        isDone: ({ kind }) => kind === 'sent',
        settle: (mail, outcome) => delivery.settle(mail, outcome, outbox),
        afterwards: watchReachability({ outbox, log }),
        tidyUp: async () => {
          if (Date.now() - cleanedAt < hour) return
          cleanedAt = Date.now()
          await outbox.eraseRefused()
          await outbox.removeOld()
        },
      }
    },
  })
}
