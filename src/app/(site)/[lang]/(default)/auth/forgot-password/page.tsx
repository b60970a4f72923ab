import type { Metadata } from 'next'
import { ForgotPasswordScreen } from '@/auth/components/forgot-password-screen.client'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages, getTranslator } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../../script-page'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  return scriptPageMetadata({
    locale,
    path: paths.forgotPassword,
    title: t('auth.forgot.title'),
    description: t('auth.forgot.description'),
  })
}

export default async function ForgotPasswordPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const site = await getSite({ locale })
  const { attention, titlePrefix, errors, fields, forgot, forgotSent } = getMessages(locale).auth
  return (
    <ScriptPage locale={locale} path={paths.forgotPassword}>
      <ForgotPasswordScreen
        locale={locale}
        siteName={site.name.value}
        texts={{ attention, titlePrefix, errors, fields, forgot, forgotSent }}
        signInPath={localePath({ locale, path: paths.auth })}
      />
    </ScriptPage>
  )
}
