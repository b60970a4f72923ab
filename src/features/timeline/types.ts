import type { Text } from '@/i18n/text'

/**
 * One moment of the group's history; `date` is an ISO time, of which the month counts, and null in a
 * draft that has none yet.
 */
export type TimelineEntryView = {
  id: number
  date: string | null
  title: Text
  content: Text
  /** How those of its texts begin that are known to be cut off. */
  cutOff: string[]
}
