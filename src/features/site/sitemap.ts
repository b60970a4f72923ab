import 'server-only'
import { cached } from '@/cms/reading/cached'
import { getCms } from '@/cms/client'
import { projectPath, paths } from '@/i18n/paths'

/** A page in the site map; `updatedAt` is an ISO time, absent where no single record stands for it. */
export type ListedPage = { path: string; updatedAt?: string }

const globalPages = [
  { slug: 'home', path: paths.home },
  { slug: 'about', path: paths.about },
  { slug: 'become', path: paths.become },
  { slug: 'community', path: paths.community },
  { slug: 'contact', path: paths.contact },
  { slug: 'projects-page', path: paths.projects },
] as const

async function readListedPages(): Promise<ListedPage[]> {
  const cms = await getCms()
  const common = { locale: 'ro', depth: 0 } as const
  const globals = globalPages.map(async ({ slug, path }) => {
    const { updatedAt } = await cms.findGlobal({
      ...common,
      slug,
      overrideAccess: false,
      select: { updatedAt: true },
    })
    return { path, ...(updatedAt ? { updatedAt } : {}) }
  })
  const { docs: projects } = await cms.find({
    ...common,
    collection: 'projects',
    overrideAccess: false,
    select: { slug: true, updatedAt: true },
    pagination: false,
    sort: 'order',
  })
  return [
    ...(await Promise.all(globals)),
    ...projects.map(({ slug, updatedAt }) => ({ path: projectPath(slug ?? ''), updatedAt })),
    { path: paths.terms },
    { path: paths.privacy },
  ]
}

/** Every page that search engines may list, without the language. */
export const getListedPages = cached<object, ListedPage[]>({
  name: 'listed-pages',
  tags: ['projects', ...globalPages.map(({ slug }) => slug)],
  read: readListedPages,
})
