import type { Metadata } from 'next'
import { IconList } from '@/components/ui/icon-list'
import { BlockSection } from '@/features/pages/components/block-section'
import { HomeBanners } from '@/features/pages/components/home-banners'
import { withParts } from '@/features/pages/rules'
import { getHome } from '@/features/pages/queries'
import { ProjectLinks } from '@/features/projects/components/project-links'
import { getProjectCards } from '@/features/projects/queries'
import { HomeHead } from '@/features/site/components/home-head'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { getSite } from '@/features/site/queries'
import { siteData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const [{ seo }, site] = await Promise.all([getHome({ locale }), getSite({ locale })])
  // The picture of a shared link says what the home page says first.
  return pageMetadata({ locale, path: paths.home, seo: { ...seo, heading: site.tagline.value } })
}

export default async function HomePage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [home, projects, site] = await Promise.all([
    getHome({ locale }),
    getProjectCards({ locale }),
    getSite({ locale }),
  ])
  const data = await siteData(locale)
  return (
    <PageShell
      locale={locale}
      path={paths.home}
      gaps={withParts({ page: home, parts: projects })}
      data={data}
    >
      <HomeHead site={site} locale={locale} />
      <HomeBanners banners={home.banners} locale={locale} />
      <BlockSection id="features" block={home.featuresHead} locale={locale} heading="above">
        <IconList items={home.features} locale={locale} columns={4} />
      </BlockSection>
      <BlockSection id="projects" block={home.projectsHead} locale={locale} heading="above">
        <ProjectLinks projects={projects} locale={locale} />
      </BlockSection>
    </PageShell>
  )
}
