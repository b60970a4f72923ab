import type { Metadata } from 'next'
import { ResetPasswordScreen } from '@/auth/components/reset-password-screen.client'
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
    path: paths.resetPassword,
    title: t('auth.reset.title'),
    description: t('auth.reset.description'),
    hasSecret: true,
  })
}

export default async function ResetPasswordPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const site = await getSite({ locale })
  const { attention, titlePrefix, errors, fields, forgot, reset, signIn } = getMessages(locale).auth
  return (
    <ScriptPage locale={locale} path={paths.resetPassword}>
      <ResetPasswordScreen
        locale={locale}
        siteName={site.name.value}
        texts={{ attention, titlePrefix, errors, fields, forgot, reset, signIn }}
        signInPath={localePath({ locale, path: paths.auth })}
        forgotPath={localePath({ locale, path: paths.forgotPassword })}
      />
    </ScriptPage>
  )
}
