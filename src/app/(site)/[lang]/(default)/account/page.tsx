import type { Metadata } from 'next'
import { NoScriptNotice } from '@/auth/components/no-script-notice'
import { ProblemSlot } from '@/components/ui/form/problem-slot'
import { Icon } from '@/components/ui/icon'
import { PageHead } from '@/components/ui/page-head'
import { ownApplicationTexts } from '@/features/contribution-applications/components/application-texts'
import { OwnApplications } from '@/features/contribution-applications/components/own-applications.client'
import { getContact } from '@/features/pages/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { AccountArea } from '@/features/user-profiles/components/account-area.client'
import { accountTexts } from '@/features/user-profiles/components/account-texts'
import { topicNames } from '@/features/user-profiles/components/topic-names'
import { paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  const seo = { title: t('account.title'), description: t('account.description'), image: null }
  return pageMetadata({ locale, path: paths.account, seo, isIndexed: false })
}

export default async function AccountPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  const [names, { email }] = await Promise.all([topicNames(locale), getContact({ locale })])
  return (
    <PageShell locale={locale} path={paths.account} needsScript>
      <ProblemSlot />
      <PageHead title={t('account.title')} lead={t('account.lead')} />
      <NoScriptNotice locale={locale} email={email} />
      <AccountArea
        locale={locale}
        texts={accountTexts({ locale, path: paths.account })}
        names={names}
        applications={<OwnApplications locale={locale} texts={ownApplicationTexts(locale)} />}
        lock={<Icon name="solar:lock-keyhole-minimalistic-linear" />}
      />
    </PageShell>
  )
}
