import { localizedReader, type InLanguages } from '@/cms/reading/localized'
import type { TimelineEntry } from '@/payload-types'
import type { TimelineEntryView } from './types'

/** A draft may have no date yet, which the type of a published entry does not know. */
type Dated = { id: number; date?: string | null }

/** Oldest first, and what has no date yet at the end, as the database has it. */
export function compareEntries(one: Dated, other: Dated): number {
  return compareDates(dateOf(one), dateOf(other)) || one.id - other.id
}

function dateOf({ date }: Dated): string | null {
  return date ?? null
}

function compareDates(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.localeCompare(other)
}

export function toTimelineEntry(versions: InLanguages<TimelineEntry>): TimelineEntryView {
  const { source } = versions
  const read = localizedReader(versions)
  return {
    id: source.id,
    date: dateOf(source),
    title: read.text((doc) => doc.title),
    content: read.text((doc) => doc.content),
    cutOff: read.gaps().cutOff,
  }
}
