import { countAccounts } from '@/auth/accounts/count-accounts'
import { readAccounts } from '@/auth/accounts/every-account'
import { communityNumbersJob } from '@/features/community-numbers/job'
import { releaseDayJob, termNoticesJob } from '@/features/legal/notices/jobs'
import { scheduledChangesJob } from '@/features/publishing/schedule/job'
import { translationDigestJob, translationRescanJob } from '@/features/translation/jobs/jobs'
import type { Jobs } from '@/jobs/job'
import { removalJobs } from './removal-jobs'

/** The jobs of this site and their schedules. */
export const siteJobs: Jobs = {
  'scheduled-changes': scheduledChangesJob,
  'term-notices': termNoticesJob(readAccounts),
  'release-day': releaseDayJob,
  'translation-digest': translationDigestJob,
  'translation-rescan': translationRescanJob,
  'community-numbers': communityNumbersJob(countAccounts),
  ...removalJobs,
}
