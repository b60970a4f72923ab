import type { Metadata } from 'next'
import { BlockHead } from '@/features/pages/components/block-head'
import { BlockSection } from '@/features/pages/components/block-section'
import { withParts } from '@/features/pages/rules'
import { getProjectsPage } from '@/features/pages/queries'
import { ProjectCards } from '@/features/projects/components/project-cards'
import { getProjectCards } from '@/features/projects/queries'
import { NextSteps } from '@/features/site/components/next-steps'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { getNamedPages } from '@/features/site/queries'
import { pageData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { seo } = await getProjectsPage({ locale })
  return pageMetadata({ locale, path: paths.projects, seo })
}

export default async function ProjectsPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [page, projects, pages] = await Promise.all([
    getProjectsPage({ locale }),
    getProjectCards({ locale }),
    getNamedPages({ locale }),
  ])
  const data = await pageData({
    locale,
    type: 'CollectionPage',
    path: paths.projects,
    title: page.head.title.value,
    description: page.seo.description,
  })
  return (
    <PageShell
      locale={locale}
      path={paths.projects}
      gaps={withParts({ page, parts: projects })}
      data={data}
    >
      <BlockHead block={page.head} locale={locale} />
      <ProjectCards projects={projects} locale={locale} headingLevel={2} />
      <BlockSection id="more" block={page.more} locale={locale} pages={pages} />
      <NextSteps locale={locale} to={['become', 'community', 'contact']} />
    </PageShell>
  )
}
