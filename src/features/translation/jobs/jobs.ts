import type { Job } from '@/jobs/job'
import { sendDigests } from './digest'
import { rescan } from './rescan'

/** Queues the digests that have become due in the morning. */
export const translationDigestJob: Job = {
  schedule: { everySeconds: 60 * 60 },
  run: async ({ cms, now }) => {
    const count = await sendDigests({ cms, now })
    if (count > 0) cms.logger.info(`${count} translation digests queued`)
  },
}

/** Judges every text again, by the words and terms there are by then. */
export const translationRescanJob: Job = {
  schedule: { dailyAt: '04:00' },
  run: async ({ cms }) => {
    await rescan({ cms })
  },
}
