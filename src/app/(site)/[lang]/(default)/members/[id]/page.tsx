import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { pageMetadata } from '@/features/site/metadata'
import { getSite } from '@/features/site/queries'
import { accountTexts } from '@/features/user-profiles/components/account-texts'
import { MemberArea } from '@/features/user-profiles/components/member-area.client'
import { topicNames } from '@/features/user-profiles/components/topic-names'
import { memberPath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { isAccountId } from '@/lib/account-id'
import { requireLocale } from '../../../../locale-param'
import { ScriptPage } from '../../../../script-page'
import { isMemberMissing } from './missing-member'

type Params = { params: Promise<{ lang: string; id: string }> }

// The same for every member: its content comes by a call. Cached copies, one for each, would only
// fill the cache.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const locale = await requireLocale(params)
  const { id } = await params
  const t = getTranslator(locale)
  const seo = {
    title: t('account.member.title'),
    description: t('account.member.description'),
    image: null,
  }
  return pageMetadata({ locale, path: memberPath(id), seo, isIndexed: false })
}

export default async function MemberPage({ params }: Params) {
  const locale = await requireLocale(params)
  const { id } = await params
  if (!isAccountId(id)) notFound()
  const [isMissing, site, names] = await Promise.all([
    isMemberMissing(id),
    getSite({ locale }),
    topicNames(locale),
  ])
  if (isMissing) notFound()
  return (
    <ScriptPage locale={locale} path={memberPath(id)}>
      <MemberArea
        id={id}
        locale={locale}
        siteName={site.name.value}
        texts={accountTexts({ locale, path: memberPath(id) })}
        names={names}
        lock={<Icon name="solar:lock-keyhole-minimalistic-linear" />}
      />
    </ScriptPage>
  )
}
