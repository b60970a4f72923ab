import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import {
  SignInLinkFromTab,
  SignInLinkFromQuery,
} from '@/auth/client/return-path/sign-in-link.client'
import { NoScriptNotice } from '@/auth/components/no-script-notice'
import { OtherAddressNotice } from '@/auth/components/other-address-notice'
import { getContact } from '@/features/pages/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { siteAddress } from '@/lib/http/site-address'
import { requireLocale, type LangParams } from './locale-param'

/** How the head of a page of the accounts passes on the return path. */
const signInLinks = new Map<string, typeof SignInLinkFromQuery>([
  [paths.auth, SignInLinkFromQuery],
  [paths.forgotPassword, SignInLinkFromQuery],
  [paths.resetPassword, SignInLinkFromTab],
  [paths.verifyEmail, SignInLinkFromTab],
  [paths.google, SignInLinkFromTab],
])

/** Where the catalogue has a title and a description for the page. */
type PageTexts = 'account' | `auth.${'forgot' | 'google' | 'reset' | 'signIn' | 'verify'}`

/**
 * Metadata of a page of accounts, which stays out of search engines. Where its address holds a secret
 * (`hasSecret`), no other site learns the address by a link.
 */
export function scriptPageMetadata({
  path,
  texts,
  hasSecret = false,
}: {
  path: string
  texts: PageTexts
  hasSecret?: boolean
}) {
  return async function generateMetadata({ params }: LangParams): Promise<Metadata> {
    const locale = await requireLocale(params)
    const t = getTranslator(locale)
    const seo = { title: t(`${texts}.title`), description: t(`${texts}.description`), image: null }
    const metadata = await pageMetadata({ locale, path, seo, isIndexed: false })
    return hasSecret ? { ...metadata, referrer: 'no-referrer' } : metadata
  }
}

/**
 * A page that is useless without script or under another address: it says the one below its `head`, the
 * other above everything.
 */
export async function ScriptPage({
  locale,
  path,
  head,
  children,
}: {
  locale: Locale
  path: string
  head?: ReactNode
  children: ReactNode
}) {
  const { email } = await getContact({ locale })
  return (
    <>
      <OtherAddressNotice locale={locale} site={new URL(siteAddress('/')).origin} />
      <PageShell locale={locale} path={path} needsScript SignInLink={signInLinks.get(path)}>
        {head}
        <NoScriptNotice locale={locale} email={email} />
        {children}
      </PageShell>
    </>
  )
}
