import type { Payload, PayloadRequest } from 'payload'
import { readNewestVersion } from '@/cms/reading/newest-version'
import { isolateLocale, wholeRecord } from '@/cms/reading/whole-record'
import { locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { Container } from './containers'
import { textLeaves } from './text-leaves'

type Collection = Extract<Container, { kind: 'collection' }>

type Place = {
  cms: Payload
  req: PayloadRequest
  container: Container
  /** Id of the record; empty for a global. */
  document: string
}

/** A record as its newest draft has it, texts in all languages, without fallback. */
export function readInAllLanguages(place: Place & { trash?: boolean }): Promise<unknown> {
  return read({ ...place, locale: 'all', draft: true })
}

/** The same for several records of a collection, none for those that are not there. */
export async function readSeveralInAllLanguages(place: {
  cms: Payload
  req: PayloadRequest
  container: Collection
  documents: string[]
}): Promise<unknown[]> {
  const { cms, req, container, documents } = place
  const { docs } = await cms.find({
    collection: container.slug,
    where: { id: { in: documents } },
    draft: true,
    pagination: false,
    overrideAccess: true,
    ...wholeRecord(req),
  })
  return docs
}

/** A record in one language: its newest version, draft or not, or what is public. */
export async function readInLanguage(
  place: Place & { locale: Locale; draft: boolean },
): Promise<unknown> {
  const doc = await read(place)
  if (!place.draft || !doc) return doc
  const { req, locale, container, document } = place
  const { kind, slug } = container
  const record = kind === 'global' ? { kind, slug } : { kind, slug, document }
  return (await readNewestVersion({ req, place: record, locale })) ?? doc
}

/** A record as its readers have it, texts in all languages, without fallback. */
export function readPublic(place: Place & { trash?: boolean }): Promise<unknown> {
  return read({ ...place, locale: 'all', draft: false })
}

/** The languages in which readers see a record; null for a record without drafts, which is public. */
export async function publicLanguages(place: Place): Promise<Locale[] | null> {
  const doc = await readPublic(place)
  if (!isRecord(doc) || !isRecord(doc._status)) return null
  const { _status: status } = doc
  return locales.filter((locale) => status[locale] === 'published')
}

/**
 * Whether readers have seen a language of a record: what they saw stays in its row when it is taken off
 * the site, or a version tells, of which only the last fifty are kept.
 */
export async function wasPublic(
  place: Place & { locale: Locale; trash?: boolean },
): Promise<boolean> {
  const { cms, req, container, document, locale } = place
  const data = await readPublic(place)
  const texts = textLeaves({ fields: container.fields, data }).map(({ values }) => values[locale])
  if (texts.some((text) => text != null && text !== '')) return true
  const published = { [`version._status.${locale}`]: { equals: 'published' } }
  const how = { limit: 1, depth: 0, locale, req: isolateLocale(req) } as const
  const { docs } =
    container.kind === 'global'
      ? await cms.findGlobalVersions({
          slug: container.slug,
          where: published,
          overrideAccess: true,
          ...how,
        })
      : await cms.findVersions({
          collection: container.slug,
          where: { and: [{ parent: { equals: document } }, published] },
          overrideAccess: true,
          ...how,
        })
  return docs.length > 0
}

function read({
  cms,
  req,
  container,
  document,
  locale,
  draft,
  trash = false,
}: Place & { locale: Locale | 'all'; draft: boolean; trash?: boolean }): Promise<unknown> {
  const how = {
    depth: 0,
    draft,
    locale,
    fallbackLocale: false,
    req: isolateLocale(req),
  } as const
  return container.kind === 'global'
    ? cms.findGlobal({ slug: container.slug, overrideAccess: true, ...how })
    : cms.findByID({
        collection: container.slug,
        id: document,
        disableErrors: true,
        trash,
        overrideAccess: true,
        ...how,
      })
}

/** Stores a record in one language: as a draft, or for readers to see. */
export async function writeInLanguage({
  cms,
  req,
  container,
  document,
  locale,
  data,
  isPublic,
}: Place & { locale: Locale; data: Record<string, unknown>; isPublic: boolean }): Promise<void> {
  req.context.hasBlockKeys = true
  const how = {
    data: { ...data, _status: isPublic ? ('published' as const) : ('draft' as const) },
    depth: 0,
    draft: !isPublic,
    locale,
    fallbackLocale: false,
    req: isolateLocale(req),
  } as const
  if (container.kind === 'global') {
    await cms.updateGlobal({ slug: container.slug, overrideAccess: true, ...how })
  } else {
    await cms.update({
      collection: container.slug,
      id: document,
      overrideAccess: true,
      ...how,
    })
  }
}
