/** The recurring jobs of the site. */
export const jobNames = [
  'scheduled-changes',
  'term-notices',
  'release-day',
  'translation-digest',
  'translation-rescan',
  'community-numbers',
  'expired-messages',
  'expired-applications',
  'expired-trash',
  'expired-audit-entries',
  'unfinished-deletions',
  'expired-counters',
  'old-announcements',
] as const

export type JobName = (typeof jobNames)[number]
