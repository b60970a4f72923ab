import 'server-only'
import { cached } from '@/cms/cached'
import { getCms } from '@/cms/client'
import { readCutOffTexts } from '@/cms/known-cut-off'
import { localizedReader } from '@/cms/localized'
import { readGlobal } from '@/cms/read-global'
import { toBlock, toSeo } from '@/features/pages/mapping'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { isoDay } from '@/i18n/format'
import type { LegalDocument } from '@/payload-types'
import { releasesInEffect } from './rules'
import type { LegalKind, LegalView } from './types'

type Args = { kind: LegalKind; locale: Locale; day: string | null; draft: boolean }

async function readReleases({
  kind,
  locale,
  draft,
}: {
  kind: LegalKind
  locale: Locale
  draft: boolean
}): Promise<LegalDocument[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'legal-documents',
    where: { kind: { equals: kind } },
    locale,
    draft,
    depth: 0,
    sort: '-releaseDate',
    pagination: false,
    fallbackLocale: false,
    overrideAccess: draft,
  })
  return docs
}

/** Null when no release is in force yet, or none has the asked-for day. */
async function readLegal({ kind, locale, day, draft }: Args): Promise<LegalView | null> {
  const [sources, owns, pages, cutOff] = await Promise.all([
    readReleases({ kind, locale: defaultLocale, draft }),
    readReleases({ kind, locale, draft }),
    readGlobal({ slug: 'legal-pages', locale, draft }),
    readCutOffTexts({ cms: await getCms(), containers: ['legal-documents'], locale }),
  ])
  // In preview the newest release is shown even before its day.
  const releases = draft ? sources : releasesInEffect({ releases: sources, now: new Date() })
  const [current] = releases
  const source = day ? releases.find((release) => isoDay(release.releaseDate) === day) : current
  if (!current || !source) return null

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
    day: isoDay(source.releaseDate),
    isInForce: source.id === current.id,
    earlier: releases.slice(1).map((release) => isoDay(release.releaseDate)),
    seo: toSeo({
      read: page,
      source: pages.source,
      get: (doc) => doc[kind]?.seo,
      fallback: head,
    }),
    isPartial: read.isPartial() || page.isPartial(),
    isCutOff: read.isCutOff() || page.isCutOff(),
  }
}

/** The release in force, or with `day` that of a calendar day. */
export const getLegal = cached<Omit<Args, 'draft'>, LegalView | null>({
  name: 'legal',
  tags: ['legal-documents', 'legal-pages'],
  read: readLegal,
})
