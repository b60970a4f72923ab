import type { Payload, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import { isoDay } from '@/i18n/format'
import { plainPath } from '@/i18n/plain-path'
import { paths, projectPath } from '@/i18n/paths'
import type { SitePages } from './site-pages'

type Cms = { cms: Payload; req: PayloadRequest }

type Page = { path: string; isPublished: boolean; isTrashed: boolean }

// What is public follows the Romanian version.
const how = {
  locale: 'ro',
  fallbackLocale: false,
  draft: false,
  depth: 0,
  pagination: false,
} as const

/** Where the addresses of the site lead at this moment. */
export async function readSitePages({ cms, req }: Cms): Promise<SitePages> {
  const records = [...(await projectPages({ cms, req })), ...(await legalPages({ cms, req }))]
  const redirects = await cms.find({
    collection: 'redirects',
    select: { from: true, to: true },
    overrideAccess: true,
    req: isolateLocale(req),
    ...how,
  })
  const media = await cms.find({
    collection: 'media',
    select: { filename: true },
    overrideAccess: true,
    req: isolateLocale(req),
    ...how,
  })
  const live = records.filter(({ isPublished, isTrashed }) => isPublished && !isTrashed)
  return {
    live: new Set(live.map(({ path }) => path)),
    hidden: new Map(
      records.map(({ path, isTrashed }) => [path, isTrashed ? 'trashed' : 'unpublished']),
    ),
    redirects: new Map(redirects.docs.map(({ from, to }) => [plainPath(from), to])),
    files: new Set(media.docs.flatMap(({ filename }) => filename ?? [])),
  }
}

async function projectPages({ cms, req }: Cms): Promise<Page[]> {
  const { docs } = await cms.find({
    collection: 'projects',
    select: { slug: true, _status: true, deletedAt: true },
    trash: true,
    overrideAccess: true,
    req: isolateLocale(req),
    ...how,
  })
  return docs.flatMap(({ slug, _status, deletedAt }) =>
    slug
      ? [
          {
            path: projectPath(slug),
            isPublished: _status === 'published',
            isTrashed: Boolean(deletedAt),
          },
        ]
      : [],
  )
}

/** Each release has an address of its own. */
async function legalPages({ cms, req }: Cms): Promise<Page[]> {
  const { docs } = await cms.find({
    collection: 'legal-documents',
    select: { kind: true, releaseDate: true, _status: true, deletedAt: true },
    trash: true,
    overrideAccess: true,
    req: isolateLocale(req),
    ...how,
  })
  return docs.map(({ kind, releaseDate, _status, deletedAt }) => ({
    path: `${paths[kind]}/${isoDay(releaseDate)}`,
    isPublished: _status === 'published',
    isTrashed: Boolean(deletedAt),
  }))
}
