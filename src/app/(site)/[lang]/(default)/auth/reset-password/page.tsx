import { ResetPasswordScreen } from '@/auth/components/reset-password-screen.client'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../../script-page'

export const generateMetadata = scriptPageMetadata({
  path: paths.resetPassword,
  texts: 'auth.reset',
  hasSecret: true,
})

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
