import type { Metadata } from 'next'
import { IconList } from '@/components/ui/icon-list'
import { BlockSection } from '@/features/pages/components/block-section'
import { HomeBanners } from '@/features/pages/components/home-banners'
import { withParts } from '@/features/pages/rules'
import { getHome } from '@/features/pages/queries'
import { ProjectCards } from '@/features/projects/components/project-cards'
import { getProjectCards } from '@/features/projects/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { siteData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { seo } = await getHome({ locale })
  return pageMetadata({ locale, path: paths.home, seo })
}

export default async function HomePage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [home, projects] = await Promise.all([getHome({ locale }), getProjectCards({ locale })])
  const data = await siteData(locale)
  return (
    <PageShell
      locale={locale}
      path={paths.home}
      gaps={withParts({ page: home, parts: projects })}
      data={data}
    >
      <HomeBanners banners={home.banners} locale={locale} />
      <BlockSection id="features" block={home.featuresHead} locale={locale} heading="above">
        <IconList items={home.features} locale={locale} columns={4} />
      </BlockSection>
      <BlockSection id="projects" block={home.projectsHead} locale={locale} heading="above">
        <ProjectCards projects={projects} locale={locale} headingLevel={3} />
      </BlockSection>
    </PageShell>
  )
}
