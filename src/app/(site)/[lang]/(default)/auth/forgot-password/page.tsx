import type { Metadata } from 'next'
import { ForgotPasswordScreen } from '@/auth/components/forgot-password-screen.client'
import { NoScriptNotice } from '@/auth/components/no-script-notice'
import { getContact } from '@/features/pages/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages, getTranslator } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  const seo = {
    title: t('auth.forgot.title'),
    description: t('auth.forgot.description'),
    image: null,
  }
  return pageMetadata({ locale, path: paths.forgotPassword, seo, isIndexed: false })
}

export default async function ForgotPasswordPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [site, { email }] = await Promise.all([getSite({ locale }), getContact({ locale })])
  const { attention, titlePrefix, errors, fields, forgot, forgotSent } = getMessages(locale).auth
  return (
    <PageShell locale={locale} path={paths.forgotPassword} needsScript>
      <NoScriptNotice locale={locale} email={email} />
      <ForgotPasswordScreen
        locale={locale}
        siteName={site.name.value}
        texts={{ attention, titlePrefix, errors, fields, forgot, forgotSent }}
        signInPath={localePath({ locale, path: paths.auth })}
      />
    </PageShell>
  )
}
