import type { Metadata } from 'next'
import { ResetPasswordScreen } from '@/auth/components/reset-password-screen.client'
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
    title: t('auth.reset.title'),
    description: t('auth.reset.description'),
    image: null,
  }
  const metadata = await pageMetadata({ locale, path: paths.resetPassword, seo, isIndexed: false })
  // The address holds a secret.
  return { ...metadata, referrer: 'no-referrer' }
}

export default async function ResetPasswordPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [site, { email }] = await Promise.all([getSite({ locale }), getContact({ locale })])
  const { attention, titlePrefix, errors, fields, forgot, reset, signIn } = getMessages(locale).auth
  return (
    <PageShell locale={locale} path={paths.resetPassword} needsScript>
      <NoScriptNotice locale={locale} email={email} />
      <ResetPasswordScreen
        locale={locale}
        siteName={site.name.value}
        texts={{ attention, titlePrefix, errors, fields, forgot, reset, signIn }}
        signInPath={localePath({ locale, path: paths.auth })}
        forgotPath={localePath({ locale, path: paths.forgotPassword })}
      />
    </PageShell>
  )
}
