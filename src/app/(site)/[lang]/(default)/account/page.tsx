import { ProblemSlot } from '@/components/ui/form/problem-slot'
import { Icon } from '@/components/ui/icon'
import { PageHead } from '@/components/ui/page-head'
import { ownApplicationTexts } from '@/features/contribution-applications/components/application-texts'
import { OwnApplications } from '@/features/contribution-applications/components/own-applications.client'
import { AccountArea } from '@/features/user-profiles/components/account-area.client'
import { accountTexts } from '@/features/user-profiles/components/account-texts'
import { topicNames } from '@/features/user-profiles/components/topic-names'
import { paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../script-page'

export const generateMetadata = scriptPageMetadata({ path: paths.account, texts: 'account' })

export default async function AccountPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  const names = await topicNames(locale)
  return (
    <ScriptPage
      locale={locale}
      path={paths.account}
      head={
        <>
          <ProblemSlot />
          <PageHead title={t('account.title')} lead={t('account.lead')} />
        </>
      }
    >
      <AccountArea
        locale={locale}
        texts={accountTexts({ locale, path: paths.account })}
        names={names}
        applications={<OwnApplications locale={locale} texts={ownApplicationTexts(locale)} />}
        lock={<Icon name="solar:lock-keyhole-minimalistic-linear" />}
      />
    </ScriptPage>
  )
}
