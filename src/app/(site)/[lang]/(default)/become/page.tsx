import type { Metadata } from 'next'
import { ProblemSlot } from '@/components/ui/form/problem-slot'
import { ApplicationPart } from '@/features/contribution-applications/components/application-part'
import { BlockHead } from '@/features/pages/components/block-head'
import { BlockSection } from '@/features/pages/components/block-section'
import { Roles } from '@/features/pages/components/roles'
import { getBecome } from '@/features/pages/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { getNamedPages } from '@/features/site/queries'
import { pageData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { seo } = await getBecome({ locale })
  return pageMetadata({ locale, path: paths.become, seo })
}

export default async function BecomePage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [become, pages] = await Promise.all([getBecome({ locale }), getNamedPages({ locale })])
  const data = await pageData({
    locale,
    type: 'WebPage',
    path: paths.become,
    title: become.head.title.value,
    description: become.seo.description,
  })
  return (
    <PageShell locale={locale} path={paths.become} gaps={become} data={data}>
      <ProblemSlot />
      <BlockHead block={become.head} locale={locale} />
      <Roles roles={become.roles} locale={locale} />
      <BlockSection id="steps" block={become.steps} locale={locale} pages={pages} />
      <BlockSection id="terms" block={become.terms} locale={locale} pages={pages} />
      <ApplicationPart locale={locale} />
    </PageShell>
  )
}
