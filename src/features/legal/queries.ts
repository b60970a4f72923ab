import 'server-only'
import type { Where } from 'payload'
import { cached } from '@/cms/reading/cached'
import { getCms } from '@/cms/client'
import { databaseNow } from '@/cms/database/database-now'
import { findShown } from '@/cms/reading/visible-drafts'
import { readCutOffTexts } from '@/cms/reading/known-cut-off'
import { joinGaps, localizedReader } from '@/cms/reading/localized'
import { readGlobal } from '@/cms/reading/read-global'
import { toBlock, toSeo } from '@/features/pages/mapping'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { LegalDocument } from '@/payload-types'
import { comingRelease, compareReleases, releaseDay, releasesInEffect } from './rules'
import type { ComingRelease, LegalKind, LegalView } from './types'

type Args = { kind: LegalKind; locale: Locale; day: string | null; draft: boolean }

function readReleases({ kind, locale, draft }: Omit<Args, 'day'>): Promise<LegalDocument[]> {
  const ofKind: Where = { kind: { equals: kind } }
  return findShown({
    container: 'legal-documents',
    draft,
    find: ({ only, ...how }) =>
      findReleases({
        locale,
        where: only === undefined ? ofKind : { and: [ofKind, { id: { equals: only } }] },
        ...how,
      }),
    compare: (one, other) => compareReleases(one, other),
  })
}

async function findReleases({
  where,
  locale,
  draft,
}: {
  where: Where
  locale: Locale
  draft: boolean
}): Promise<LegalDocument[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'legal-documents',
    where,
    locale,
    draft,
    depth: 0,
    sort: ['-releaseDate', '-id'],
    pagination: false,
    fallbackLocale: false,
    overrideAccess: draft,
  })
  return docs
}

/** Null when no release is in force yet, or none has the asked-for day. */
async function readLegal({ kind, locale, day, draft }: Args): Promise<LegalView | null> {
  const cms = await getCms()
  const [now, sources, owns, pages, cutOff] = await Promise.all([
    databaseNow(cms),
    readReleases({ kind, locale: defaultLocale, draft }),
    readReleases({ kind, locale, draft }),
    readGlobal({ slug: 'legal-pages', locale, draft }),
    readCutOffTexts({ cms, containers: ['legal-documents'], locale }),
  ])
  const inEffect = releasesInEffect({ releases: sources, now })
  // In preview the newest release is shown even before its day.
  const [newest] = draft ? sources : inEffect
  // One that is to come can be read, too, at its own address.
  const source = day
    ? sources.toSorted(compareReleases).find((release) => releaseDay(release) === day)
    : newest
  if (!source) return null

  const own = owns.find(({ id }) => id === source.id) ?? null
  const read = localizedReader({ locale, own, source, cutOff })
  const page = localizedReader(pages)
  const head = toBlock({ read: page, get: (doc) => doc[kind] })
  const body = read.richText((doc) => doc.body)
  return {
    kind,
    title: head.title,
    lead: head.text,
    body,
    day: releaseDay(source),
    status: getStatus({ source, inEffect }),
    hasOther: newest !== undefined && newest.id !== source.id,
    earlier: daysOf(inEffect).filter((one) => one !== releaseDay(newest ?? {})),
    seo: toSeo({
      read: page,
      source: pages.source,
      get: (doc) => doc[kind]?.seo,
      fallback: head,
    }),
    ...joinGaps(page.gaps(), read.gaps()),
  }
}

function getStatus({
  source,
  inEffect,
}: {
  source: LegalDocument
  inEffect: LegalDocument[]
}): LegalView['status'] {
  if (source.id === inEffect[0]?.id) return 'in-force'
  return inEffect.some(({ id }) => id === source.id) ? 'replaced' : 'coming'
}

/** Each but once: of two releases for one day only the later one has an address. */
function daysOf(releases: LegalDocument[]): string[] {
  return [...new Set(releases.flatMap((release) => releaseDay(release) ?? []))]
}

/** The release in force, or with `day` that of a calendar day. */
export const getLegal = cached<Omit<Args, 'draft'>, LegalView | null>({
  name: 'legal',
  tags: ['legal-documents', 'legal-pages', 'media'],
  read: readLegal,
})

/** The next release of each kind that is still to come, with its day. */
export const getComingReleases = cached<object, ComingRelease[]>({
  name: 'coming-releases',
  tags: ['legal-documents'],
  read: async ({ draft }) => {
    const now = await databaseNow(await getCms())
    const kinds = (['terms', 'privacy'] as const).map(async (kind) => {
      const releases = await readReleases({ kind, locale: defaultLocale, draft })
      const day = releaseDay(comingRelease({ releases, now }) ?? {})
      return day === null ? [] : [{ kind, day }]
    })
    return (await Promise.all(kinds)).flat()
  },
})
