import type { Metadata } from 'next'
import { VerifyEmailScreen } from '@/auth/components/verify-email-screen.client'
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
    title: t('auth.verify.title'),
    description: t('auth.verify.description'),
    image: null,
  }
  const metadata = await pageMetadata({ locale, path: paths.verifyEmail, seo, isIndexed: false })
  // The address holds a secret.
  return { ...metadata, referrer: 'no-referrer' }
}

export default async function VerifyEmailPage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const [site, { email }] = await Promise.all([getSite({ locale }), getContact({ locale })])
  const { attention, titlePrefix, errors, signedIn, signIn, verify } = getMessages(locale).auth
  return (
    <PageShell locale={locale} path={paths.verifyEmail} needsScript>
      <NoScriptNotice locale={locale} email={email} />
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
    </PageShell>
  )
}
