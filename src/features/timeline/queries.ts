import 'server-only'
import type { Where } from 'payload'
import { cached } from '@/cms/reading/cached'
import { getCms } from '@/cms/client'
import { findShown } from '@/cms/reading/visible-drafts'
import { readCutOffTexts } from '@/cms/reading/known-cut-off'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { TimelineEntry } from '@/payload-types'
import { compareEntries, toTimelineEntry } from './mapping'
import type { TimelineEntryView } from './types'

type Args = { locale: Locale; draft: boolean }

function readEntries({ locale, draft }: Args): Promise<TimelineEntry[]> {
  return findShown({
    container: 'timeline-entries',
    draft,
    find: ({ only, ...how }) =>
      findEntries({ locale, where: only === undefined ? {} : { id: { equals: only } }, ...how }),
    compare: compareEntries,
  })
}

async function findEntries({
  locale,
  draft,
  where,
}: Args & { where: Where }): Promise<TimelineEntry[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'timeline-entries',
    locale,
    draft,
    where,
    depth: 0,
    sort: ['date', 'id'],
    pagination: false,
    fallbackLocale: false,
    overrideAccess: draft,
  })
  return docs
}

async function readTimeline({ locale, draft }: Args): Promise<TimelineEntryView[]> {
  const [sources, owns, cutOff] = await Promise.all([
    readEntries({ locale: defaultLocale, draft }),
    readEntries({ locale, draft }),
    readCutOffTexts({ cms: await getCms(), containers: ['timeline-entries'], locale }),
  ])
  return sources.map((source) => {
    const own = owns.find(({ id }) => id === source.id) ?? null
    return toTimelineEntry({ locale, own, source, cutOff })
  })
}

export const getTimeline = cached<{ locale: Locale }, TimelineEntryView[]>({
  name: 'timeline',
  tags: ['timeline-entries'],
  read: readTimeline,
})
