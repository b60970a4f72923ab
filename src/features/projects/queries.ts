import 'server-only'
import type { Where } from 'payload'
import { cached } from '@/cms/reading/cached'
import { getCms } from '@/cms/client'
import { findShown } from '@/cms/reading/visible-drafts'
import { readCutOffTexts } from '@/cms/reading/known-cut-off'
import type { InLanguages } from '@/cms/reading/localized'
import { readTrashedPages } from '@/cms/reading/trashed-pages'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { projectPath } from '@/i18n/paths'
import { plainPath } from '@/i18n/plain-path'
import type { Project } from '@/payload-types'
import { toProjectCard, toProjectView } from './mapping'
import type { ProjectAtSlug, ProjectCard } from './types'

type Read = { locale: Locale; draft: boolean; where?: Where }

function readProjects({ where = {}, locale, draft }: Read): Promise<Project[]> {
  return findShown({
    container: 'projects',
    draft,
    find: ({ only, ...how }) =>
      findProjects({
        locale,
        where: only === undefined ? where : { and: [where, { id: { equals: only } }] },
        ...how,
      }),
    compare: (one, other) => one.order - other.order || one.id - other.id,
  })
}

async function findProjects({ locale, draft, where = {} }: Read): Promise<Project[]> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'projects',
    locale,
    draft,
    where,
    depth: 1,
    sort: ['order', 'id'],
    pagination: false,
    fallbackLocale: false,
    overrideAccess: draft,
  })
  return docs
}

/** What is public follows the Romanian version; the page's own language joins it where it is there. */
async function readInLanguages({ locale, draft, where }: Read): Promise<InLanguages<Project>[]> {
  const [sources, owns, cutOff] = await Promise.all([
    readProjects({ locale: defaultLocale, draft, where }),
    locale === defaultLocale ? [] : readProjects({ locale, draft, where }),
    readCutOffTexts({ cms: await getCms(), containers: ['projects', 'media'], locale }),
  ])
  return sources.map((source) => ({
    locale,
    source,
    own: locale === defaultLocale ? source : (owns.find(({ id }) => id === source.id) ?? null),
    cutOff,
  }))
}

async function readCards({ locale, draft }: Read): Promise<ProjectCard[]> {
  const projects = await readInLanguages({ locale, draft })
  return projects.map(toProjectCard)
}

async function readAtSlug({
  locale,
  draft,
  slug,
}: {
  locale: Locale
  draft: boolean
  slug: string
}): Promise<ProjectAtSlug> {
  const [versions] = await readInLanguages({ locale, draft, where: { slug: { equals: slug } } })
  if (versions) return { kind: 'found', project: toProjectView(versions) }

  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'redirects',
    where: { from: { equals: projectPath(slug) } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [redirect] = docs
  if (!redirect || (await readTrashedPages(cms)).has(plainPath(redirect.to))) {
    return { kind: 'missing' }
  }
  return { kind: 'moved', path: redirect.to }
}

export const getProjectCards = cached<{ locale: Locale }, ProjectCard[]>({
  name: 'project-cards',
  tags: ['projects'],
  read: readCards,
})

export const getProjectAtSlug = cached<{ locale: Locale; slug: string }, ProjectAtSlug>({
  name: 'project',
  tags: ['projects', 'redirects', 'media'],
  read: readAtSlug,
})
