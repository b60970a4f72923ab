import type { Outbox } from './outbox'
import type { Outcome } from './transport'

/**
 * Notices when the mail server goes down and comes back. Waiting mails are then due at once,
 * instead of at the end of a delay that was meant for a longer absence.
 */
export function watchReachability({
  outbox,
  log,
}: {
  outbox: Outbox
  log: (line: string) => void
}): (outcome: Outcome) => Promise<void> {
  // Mails may be waiting since before this worker began.
  let mayHaveWaiting = true
  let isAway = false

  return async (outcome) => {
    if (outcome.kind === 'connection') {
      if (!isAway) log(`the mail server does not answer: ${outcome.reason}`)
      isAway = true
      mayHaveWaiting = true
      return
    }
    if (isAway) log('the mail server answers again')
    isAway = false
    if (!mayHaveWaiting) return
    await outbox.wakeWaiting()
    mayHaveWaiting = false
  }
}
