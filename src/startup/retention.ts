import type { Payload } from 'payload'
import { removeExpiredMessages } from '@/features/contact-messages/commands'
import { removeExpiredApplications } from '@/features/contribution-applications/commands'
import { log } from '@/lib/log'
import { removeOldEntries } from '@/features/audit/remove-old'
import { emptyTrash } from '@/features/publishing/trash/empty-trash'

const day = 24 * 60 * 60 * 1000
// The first pages after a start need the database more.
const settling = 60 * 1000

type GetCms = () => Promise<Payload>

type Removal = {
  what: string
  remove: (options: { cms: Payload; now: Date }) => Promise<number>
}

const removals: Removal[] = [
  { what: 'expired contact messages', remove: removeExpiredMessages },
  { what: 'decided applications', remove: removeExpiredApplications },
  { what: 'records from the trash', remove: emptyTrash },
  { what: 'old entries of the audit log', remove: removeOldEntries },
]

async function removeExpired(getCms: GetCms): Promise<void> {
  for (const { what, remove } of removals) {
    try {
      const cms = await getCms()
      const count = await remove({ cms, now: new Date() })
      if (count > 0) cms.logger.info(`${count} ${what} removed`)
    } catch (error) {
      // Tomorrow is another day: a database that is away must not end the server.
      log.error({ err: error }, `Not removed: ${what}`)
    }
  }
}

/**
 * Removes what may be kept no longer, soon after the start and once a day while this process runs.
 * Several instances may do so: there is nothing to be removed twice.
 */
export function startRetention(getCms: GetCms): void {
  setTimeout(() => void removeExpired(getCms), settling).unref()
  setInterval(() => void removeExpired(getCms), day).unref()
}
