import { defaultLocale } from '@/i18n/locales'
import { releaseDay, releasesInEffect } from '../rules'
import { newestRelease, type Publication } from './newest-release'
import { daysUntil, noticeDays } from './notice-rules'

/**
 * How many days remain until terms come into force that members cannot be notified of in time: 0 for
 * today or a past day. Null where there is enough time, where the terms are older than those in force
 * or the first ones, and where they are already public with that day.
 */
export async function shortNoticeDays(publication: Publication): Promise<number | null> {
  const { cms, release: id, now } = publication
  const draft = await newestRelease({ cms, id })
  // A draft may have no date yet, whatever its type says.
  const day = draft?.kind === 'terms' ? releaseDay(draft) : null
  if (day === null) return null
  const days = daysUntil({ releaseDate: day, now })
  if (days >= noticeDays) return null

  const { docs } = await cms.find({
    collection: 'legal-documents',
    where: { kind: { equals: 'terms' }, _status: { equals: 'published' } },
    locale: defaultLocale,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    select: { releaseDate: true },
  })
  const isKnown = docs.some((one) => one.id === id && releaseDay(one) === day)
  const [current] = releasesInEffect({ releases: docs, now })
  const inForce = current ? releaseDay(current) : null
  return isKnown || inForce === null || day <= inForce ? null : Math.max(days, 0)
}
