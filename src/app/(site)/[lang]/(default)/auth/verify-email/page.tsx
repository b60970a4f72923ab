import { VerifyEmailScreen } from '@/auth/components/verify-email-screen.client'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../../script-page'

export const generateMetadata = scriptPageMetadata({
  path: paths.verifyEmail,
  texts: 'auth.verify',
  hasSecret: true,
})

export default async function VerifyEmailPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const site = await getSite({ locale })
  const { attention, titlePrefix, errors, signedIn, signIn, verify } = getMessages(locale).auth
  return (
    <ScriptPage locale={locale} path={paths.verifyEmail}>
      <VerifyEmailScreen
        locale={locale}
        siteName={site.name.value}
        texts={{ attention, titlePrefix, errors, signedIn, signIn, verify }}
        links={{
          home: '/',
          account: localePath({ locale, path: paths.account }),
          signIn: localePath({ locale, path: paths.auth }),
        }}
      />
    </ScriptPage>
  )
}
