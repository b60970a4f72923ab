import { z } from 'zod'
import { claimMs, confirmClaims } from '@/jobs/confirm-claims'
import { termsNoticePattern } from '../message-id'
import { giveUpAfterMs } from './give-up-after'
import { chainsByTemplate, conversationSql } from './conversations'
import type { QueueConnection } from '@/jobs/queue-connection'

/** How long the takeover of a mail is announced before it comes, in milliseconds. */
const takeOverMs = 5000

const claimed = z.object({
  id: z.number(),
  template: z.string(),
  locale: z.string(),
  recipient: z.string().nullable(),
  content: z.string().nullable(),
  attempts: z.coerce.number(),
  messageId: z.string(),
  isOld: z.boolean(),
})

/** A mail that this worker holds for the time of its lease. */
export type ClaimedMail = z.infer<typeof claimed>

/** SQL for when a mail was written whose time is over now. */
function oldest(giveUpAfterMs: `$${number}`): string {
  return `now() - ${giveUpAfterMs} * interval '1 millisecond'`
}

// Of each conversation with a recipient only the oldest open mail, so that it keeps its order. A
// row whose lease has run out belongs to a worker that died over it, unless that only could not write
// down in an outage what it had sent: who wants to take it over must first have been able to write that,
// by a lease that ends when the mail is due, and leaves the other one seconds.
const claimQuery = `
with announced as (
  update outgoing_mails
  set lease_until = now() + $5 * interval '1 millisecond',
    due_at = now() + $5 * interval '1 millisecond'
  where id in (
    select id from outgoing_mails
    where state = 'sending' and lease_until < now() and due_at is distinct from lease_until
    for update skip locked)
),
due as materialized (
  select id from outgoing_mails mail
  where (state = 'queued' and (due_at is null or due_at <= now())
      or state = 'sending' and lease_until < now() and due_at = lease_until)
    and not exists (
      select from outgoing_mails earlier
      where earlier.recipient = mail.recipient and earlier.id < mail.id
        and earlier.state in ('queued', 'sending')
        and ${conversationSql({ row: 'earlier', chains: '$4' })}
          = ${conversationSql({ row: 'mail', chains: '$4' })})
  order by due_at nulls first, id
  limit $1
  for update skip locked
)
update outgoing_mails mail
set state = 'sending', attempts = attempts + 1, updated_at = now(),
  lease_until = now() + $2 * interval '1 millisecond'
from due where mail.id = due.id
returning mail.id, template, locale, recipient, content, attempts, message_id as "messageId",
  created_at < ${oldest('$3')} as "isOld"`

const sentQuery = `
update outgoing_mails
set state = 'sent', sent_at = now(), updated_at = now(), recipient = null, member_id = null,
  content = null, last_error = null, due_at = null, lease_until = null
where id = $1 and state <> 'sent'`

const stillMine = `id = $1 and state = 'sending' and attempts = $2`

const retryQuery = `
update outgoing_mails
set state = 'queued', due_at = now() + $3 * interval '1 millisecond', lease_until = null,
  last_error = $4, updated_at = now()
where ${stillMine}`

// To a member who deleted the account, and to one whose account an administrator deleted.
const farewells = `'account-deleted', 'account-removed'`

// The recipient tells an administrator whom the site cannot reach, and the content is there to be
// sent again while its time is not over; of a deleted account nothing stays.
const failedQuery = `
update outgoing_mails
set state = 'failed', due_at = null, lease_until = null, last_error = $3, updated_at = now(),
  content = case when template in (${farewells}) or created_at < ${oldest('$4')}
    then null else content end,
  recipient = case when template in (${farewells}) then null else recipient end
where ${stillMine}`

const isPastKeeping = `created_at < now() - interval '30 days'`

// The inbox shows that an answer was refused for as long as it shows the answer itself, whose
// removal takes the row with it.
const isRefusedAnswer = `state = 'failed' and template = 'contact-answer'`

// Says who has been told of terms that are still to come: withdrawn and published again, they are told
// to the others.
const isNoticeOfComing = `state = 'sent' and template = 'terms-change' and exists (
  select from release_notices notice join legal_documents release on release.id = notice.release_id
  where release.id = substring(outgoing_mails.message_id from '${termsNoticePattern}')::int
    and release.release_date > now())`

const removeOldQuery = `
delete from outgoing_mails
where state in ('sent', 'failed') and ${isPastKeeping}
  and not (${isRefusedAnswer}) and not (${isNoticeOfComing})`

// What the mail server has said may name the recipient.
const anonymiseOldQuery = `
update outgoing_mails set recipient = null, content = null, last_error = null
where ${isRefusedAnswer} and ${isPastKeeping}
  and (recipient is not null or content is not null or last_error is not null)`

const connectionPrefix = 'connection: '

/** What the worker asks of the table; every call throws while the database is down. */
export function createOutbox(connection: QueueConnection) {
  const { query } = connection
  return {
    /**
     * Takes up to `count` due mails, for seconds: `confirm` has to follow. Several workers never
     * take the same one.
     */
    claim: async (count: number) => {
      const rows = await query(claimQuery, [
        ...[count, claimMs, giveUpAfterMs, chainsByTemplate, takeOverMs],
      ])
      return rows.map((row) => claimed.parse(row)).sort((one, other) => one.id - other.id)
    },
    confirm: confirmClaims({ connection, table: 'outgoing_mails', counter: 'attempts' }),
    markSent: ({ id }: ClaimedMail) => query(sentQuery, [id]),
    markFailed: ({ id, attempts }: ClaimedMail, reason: string) =>
      query(failedQuery, [id, attempts, reason, giveUpAfterMs]),
    retryLater: ({ id, attempts }: ClaimedMail, delay: number, reason: string) =>
      query(retryQuery, [id, attempts, delay, reason]),
    /** The same for a mail that only found no mail server. */
    retryWhenReachable: ({ id, attempts }: ClaimedMail, delay: number, reason: string) =>
      query(retryQuery, [id, attempts, delay, `${connectionPrefix}${reason}`]),
    /** The mail server is back: what waited for it is due. */
    wakeWaiting: () =>
      query(
        `update outgoing_mails set due_at = now()
         where state = 'queued' and due_at > now() and starts_with(last_error, $1)`,
        [connectionPrefix],
      ),
    /** Erases what refused mails say once nobody may send them again. */
    eraseRefused: () =>
      query(
        `update outgoing_mails set content = null
         where state = 'failed' and content is not null and created_at < ${oldest('$1')}`,
        [giveUpAfterMs],
      ),
    /**
     * Removes what is older than 30 days, but of a refused answer that it was refused, and of terms
     * that are still to come who was told.
     */
    removeOld: async () => {
      await query(removeOldQuery)
      await query(anonymiseOldQuery)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
