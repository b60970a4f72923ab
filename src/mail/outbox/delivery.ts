import { backoff, type FailureKind } from '@/jobs/backoff'
import { compose } from '../compose'
import { checkedMail, type OutgoingMail } from '../mail'
import type { ClaimedMail, Outbox } from './outbox'
import { unseal } from '../sealed-content'
import type { Outcome, Transport } from './transport'

type Options = {
  transport: Transport
  secret: string
  siteUrl: string
  from: string
  /** Milliseconds until the next attempt. */
  getDelay?: (attempt: { failure: FailureKind; attempts: number }) => number
  log: (line: string) => void
}

type Delivery = {
  /** Tries to hand over a mail and returns the outcome. Never throws. */
  attempt: (claimed: ClaimedMail, signal: AbortSignal) => Promise<Outcome>
  /** Records the outcome. Throws while the database is down. */
  settle: (claimed: ClaimedMail, outcome: Outcome, outbox: Outbox) => Promise<void>
}

/** How one mail is handed over to the mail server, and what follows from its answer. */
export function createDelivery({ getDelay = backoff, log, ...options }: Options): Delivery {
  const { transport, secret, siteUrl, from } = options

  function toMail({ messageId, content: sealed, ...row }: ClaimedMail): OutgoingMail {
    const content = sealed === null ? null : unseal({ sealed, secret, messageId })
    const { recipient: to, locale, template } = row
    return checkedMail({ ...(typeof content === 'object' ? content : null), to, locale, template })
  }

  return {
    attempt: async (claimed, signal) => {
      const { messageId } = claimed
      try {
        const message = compose({ mail: toMail(claimed), messageId, from, siteUrl })
        return await transport.send(message, signal)
      } catch {
        // Written by another version, or under another secret: no attempt will read it.
        return { kind: 'rejection', reason: 'its content cannot be read' }
      }
    },
    settle: async (claimed, outcome, outbox) => {
      if (outcome.kind === 'sent') {
        await outbox.markSent(claimed)
        return
      }
      const { kind, reason } = outcome
      const name = `mail ${claimed.id} (${claimed.template})`
      if (kind === 'rejection' || claimed.isOld) {
        await outbox.markFailed(claimed, reason)
        log(`${name} failed: ${reason}`)
        return
      }
      const delay = getDelay({ failure: kind, attempts: claimed.attempts })
      if (kind === 'connection') {
        await outbox.retryWhenReachable(claimed, delay, reason)
        return
      }
      await outbox.retryLater(claimed, delay, reason)
      log(`${name} has to wait: ${reason}`)
    },
  }
}
