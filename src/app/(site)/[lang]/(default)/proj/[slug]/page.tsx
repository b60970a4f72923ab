import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getProjectsPage } from '@/features/pages/queries'
import { ProjectDetails } from '@/features/projects/components/project-details'
import { ProjectHero } from '@/features/projects/components/project-hero'
import { getProjectAtSlug } from '@/features/projects/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { pageData } from '@/features/site/structured-data'
import { localePath, paths, projectPath } from '@/i18n/paths'
import { locationAddress } from '@/lib/http/location-address'
import { requireLocale } from '../../../../locale-param'

type Props = { params: Promise<{ lang: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { slug } = await params
  const found = await getProjectAtSlug({ locale, slug })
  if (found.kind !== 'found') return {}
  return pageMetadata({ locale, path: projectPath(slug), seo: found.project.seo })
}

export default async function ProjectPage({ params }: Props) {
  const locale = await requireLocale(params)
  const { slug } = await params
  const found = await getProjectAtSlug({ locale, slug })
  if (found.kind === 'moved') {
    permanentRedirect(locationAddress(localePath({ locale, path: found.path })))
  }
  if (found.kind === 'missing') notFound()
  const { project } = found
  const { head } = await getProjectsPage({ locale })
  const data = await pageData({
    locale,
    type: 'CreativeWork',
    path: projectPath(slug),
    title: project.title.value,
    description: project.seo.description,
    parents: [{ name: head.title.value, path: paths.projects }],
    dateModified: project.updatedAt,
  })
  return (
    <PageShell locale={locale} path={projectPath(slug)} gaps={project} data={data}>
      <ProjectHero project={project} locale={locale} />
      <ProjectDetails project={project} locale={locale} />
    </PageShell>
  )
}
