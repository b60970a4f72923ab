import type { Metadata } from 'next'
import { IconList } from '@/components/ui/icon-list'
import { BlockHead } from '@/features/pages/components/block-head'
import { BlockSection } from '@/features/pages/components/block-section'
import { Statement } from '@/features/pages/components/statement'
import { withParts } from '@/features/pages/rules'
import { getAbout } from '@/features/pages/queries'
import { NextSteps } from '@/features/site/components/next-steps'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { pageData } from '@/features/site/structured-data'
import { Timeline } from '@/features/timeline/components/timeline'
import { getTimeline } from '@/features/timeline/queries'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { seo } = await getAbout({ locale })
  return pageMetadata({ locale, path: paths.about, seo })
}

export default async function AboutPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [about, timeline] = await Promise.all([getAbout({ locale }), getTimeline({ locale })])
  const data = await pageData({
    locale,
    type: 'AboutPage',
    path: paths.about,
    title: about.head.title.value,
    description: about.seo.description,
  })
  return (
    <PageShell
      locale={locale}
      path={paths.about}
      gaps={withParts({ page: about, parts: timeline })}
      data={data}
    >
      <BlockHead block={about.head} locale={locale} />
      <Statement id="mission" block={about.mission} locale={locale} />
      <BlockSection id="values" block={about.valuesHead} locale={locale}>
        <IconList items={about.values} locale={locale} columns={3} />
      </BlockSection>
      <BlockSection id="timeline" block={about.timelineHead} locale={locale}>
        <Timeline entries={timeline} locale={locale} />
      </BlockSection>
      <NextSteps locale={locale} to={['projects', 'become', 'contact']} />
    </PageShell>
  )
}
