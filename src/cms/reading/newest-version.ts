import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { isolateLocale } from './whole-record'
import type { Locale } from '@/i18n/locales'

export type RecordPlace =
  | { kind: 'collection'; slug: CollectionSlug; document: string }
  | { kind: 'global'; slug: GlobalSlug }

const newest = { latest: { equals: true } }

/**
 * What a record says in its newest version, in one language; undefined where it has no versions.
 * Payload’s draft is the public record in every language without a draft of its own, and so lacks
 * what a draft in another language has changed for all of them.
 */
export async function readNewestVersion(options: {
  req: PayloadRequest
  place: RecordPlace
  locale: Locale
}): Promise<unknown> {
  const { req, place, locale } = options
  const { payload: cms } = req
  const how = {
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    req: isolateLocale(req),
  } as const
  if (place.kind === 'global') {
    const { slug } = place
    if (!cms.globals.config.find((one) => one.slug === slug)?.versions) return undefined
    const { docs } = await cms.findGlobalVersions({
      slug,
      where: newest,
      overrideAccess: true,
      ...how,
    })
    return docs[0]?.version
  }
  const { slug: collection, document } = place
  if (!cms.collections[collection].config.versions) return undefined
  const where = { and: [{ parent: { equals: document } }, newest] }
  const { docs } = await cms.findVersions({
    collection,
    where,
    trash: true,
    overrideAccess: true,
    ...how,
  })
  const version = docs[0]?.version
  return version && { ...version, id: document }
}
