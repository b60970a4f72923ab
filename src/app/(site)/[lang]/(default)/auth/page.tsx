import { SignInScreen } from '@/auth/components/sign-in-screen.client'
import { Agreement } from '@/auth/components/agreement'
import { GoogleSign } from '@/auth/components/google-sign'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages } from '@/i18n/translator'
import { getEnv } from '@/lib/env'
import { requireLocale, type LangParams } from '../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../script-page'

export const generateMetadata = scriptPageMetadata({ path: paths.auth, texts: 'auth.signIn' })

export default async function AuthPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const site = await getSite({ locale })
  const { attention, titlePrefix, errors, fields, signIn, signUp, signedIn, google } =
    getMessages(locale).auth
  const hasGoogle = getEnv().GOOGLE_CLIENT_ID !== undefined
  return (
    <ScriptPage locale={locale} path={paths.auth}>
      <SignInScreen
        locale={locale}
        siteName={site.name.value}
        texts={{ attention, titlePrefix, errors, fields, signIn, signUp, signedIn, google }}
        links={{
          forgot: localePath({ locale, path: paths.forgotPassword }),
          verify: localePath({ locale, path: paths.verifyEmail }),
          callback: localePath({ locale, path: paths.google }),
        }}
        accountPath={localePath({ locale, path: paths.account })}
        agreement={<Agreement locale={locale} />}
        googleIcon={hasGoogle && <GoogleSign />}
      />
    </ScriptPage>
  )
}
