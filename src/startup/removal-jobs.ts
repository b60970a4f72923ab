import type { Payload } from 'payload'
import { removeExpiredCounters } from '@/auth/limits/remove-expired'
import { removeOldAnnouncements } from '@/cms/changes/remove-old'
import { removeOldEntries } from '@/features/audit/remove-old'
import { removeExpiredMessages } from '@/features/contact-messages/commands'
import { removeExpiredApplications } from '@/features/contribution-applications/commands'
import { emptyTrash } from '@/features/publishing/trash/empty-trash'
import { endDeletions } from '@/features/user-profiles/end-deletions'
import type { Job, Jobs } from '@/jobs/job'

type Removal = {
  what: string
  remove: (options: { cms: Payload; now: Date }) => Promise<number>
}

function removal({ what, remove }: Removal): Job {
  return {
    schedule: { dailyAt: '03:00' },
    run: async ({ cms, now }) => {
      const count = await remove({ cms, now })
      if (count > 0) cms.logger.info(`${count} ${what} removed`)
    },
  }
}

/** Remove every night what may be kept no longer. */
export const removalJobs = {
  'expired-messages': removal({ what: 'expired contact messages', remove: removeExpiredMessages }),
  'expired-applications': removal({
    what: 'decided applications',
    remove: removeExpiredApplications,
  }),
  'expired-trash': removal({ what: 'records from the trash', remove: emptyTrash }),
  'expired-audit-entries': removal({
    what: 'old entries of the audit log',
    remove: removeOldEntries,
  }),
  'unfinished-deletions': removal({ what: 'suspensions of deleted members', remove: endDeletions }),
  'expired-counters': removal({ what: 'expired counters', remove: removeExpiredCounters }),
  'old-announcements': removal({
    what: 'old announcements of changes',
    remove: removeOldAnnouncements,
  }),
} satisfies Partial<Jobs>
