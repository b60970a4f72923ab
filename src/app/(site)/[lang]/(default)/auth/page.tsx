import type { Metadata } from 'next'
import { SignInScreen } from '@/auth/components/sign-in-screen.client'
import { NoScriptNotice } from '@/auth/components/no-script-notice'
import { Agreement } from '@/auth/components/agreement'
import { GoogleSign } from '@/auth/components/google-sign'
import { getContact } from '@/features/pages/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages, getTranslator } from '@/i18n/translator'
import { getEnv } from '@/lib/env'
import { requireLocale, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  const seo = {
    title: t('auth.signIn.title'),
    description: t('auth.signIn.description'),
    image: null,
  }
  return pageMetadata({ locale, path: paths.auth, seo, isIndexed: false })
}

export default async function AuthPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [site, { email }] = await Promise.all([getSite({ locale }), getContact({ locale })])
  const { attention, titlePrefix, errors, fields, signIn, signUp, signedIn, google } =
    getMessages(locale).auth
  const hasGoogle = getEnv().GOOGLE_CLIENT_ID !== undefined
  return (
    <PageShell locale={locale} path={paths.auth} needsScript>
      <NoScriptNotice locale={locale} email={email} />
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
    </PageShell>
  )
}
