import type { Metadata } from 'next'
import { IconList } from '@/components/ui/icon-list'
import { BlockHead } from '@/features/pages/components/block-head'
import { BlockSection } from '@/features/pages/components/block-section'
import { CommunityNumbers } from '@/features/pages/components/community-numbers'
import { Invitation } from '@/features/pages/components/invitation'
import { getCommunity, getCommunityNumbers } from '@/features/pages/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { pageData } from '@/features/site/structured-data'
import { paths } from '@/i18n/paths'
import { requireLocale, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { seo } = await getCommunity({ locale })
  return pageMetadata({ locale, path: paths.community, seo })
}

export default async function CommunityPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const community = await getCommunity({ locale })
  const counted = await getCommunityNumbers({})
  const { head, parts, numbers, invitation, seo } = community
  const data = await pageData({
    locale,
    type: 'WebPage',
    path: paths.community,
    title: head.title.value,
    description: seo.description,
  })
  return (
    <PageShell locale={locale} path={paths.community} gaps={community} data={data}>
      <BlockHead block={head} locale={locale} />
      <IconList items={parts} locale={locale} columns={3} headingLevel={2} />
      <BlockSection id="numbers" block={numbers} locale={locale}>
        {counted && <CommunityNumbers numbers={counted} locale={locale} />}
      </BlockSection>
      <Invitation id="invitation" block={invitation} button={invitation.button} locale={locale} />
    </PageShell>
  )
}
