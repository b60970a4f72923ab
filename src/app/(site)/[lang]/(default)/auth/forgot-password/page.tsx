import { ForgotPasswordScreen } from '@/auth/components/forgot-password-screen.client'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../../script-page'

export const generateMetadata = scriptPageMetadata({
  path: paths.forgotPassword,
  texts: 'auth.forgot',
})

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
