import type { ComponentProps, ReactNode } from 'react'
import type { TranslationGaps } from '@/cms/reading/localized'
import type { Locale } from '@/i18n/locales'
import { getSite } from '../queries'
import { ComingReleases } from './coming-releases'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { TranslationNotices } from './translation-notices'
import styles from './page-shell.module.css'

type JsonLdData = Record<string, unknown>

type Props = {
  locale: Locale
  /** The page's address without the language, for the language links and the current entry. */
  path: string
  /** Missing translations of a page whose texts editors translate. */
  gaps?: TranslationGaps
  /** Structured data of the page (src/features/site/structured-data.ts). */
  data?: Record<string, unknown>
  /** Useless without script, so its scripts load at once (src/front/html/late-hydration.ts). */
  needsScript?: boolean
  /** Id of a form whose words a change of the language takes along. */
  formId?: string | undefined
  SignInLink?: ComponentProps<typeof SiteHeader>['SignInLink']
  children: ReactNode
}

/** The frame of every page of the site: header, content, footer. */
export async function PageShell(props: Props) {
  const { locale, path, gaps, data, needsScript, formId, SignInLink, children } = props
  const site = await getSite({ locale })
  return (
    <>
      {data && <JsonLd data={data} />}
      {needsScript && <meta name="hydration" content="at-once" />}
      <SiteHeader site={site} locale={locale} path={path} formId={formId} SignInLink={SignInLink} />
      <main className={styles.main} id="main" tabIndex={-1} data-filled-late={needsScript}>
        <ComingReleases locale={locale} />
        {gaps && <TranslationNotices gaps={gaps} locale={locale} path={path} />}
        {children}
      </main>
      <SiteFooter site={site} locale={locale} path={path} />
    </>
  )
}

/** Structured data for search engines. `<` is escaped: a text must not be able to end the script. */
function JsonLd({ data }: { data: JsonLdData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }}
    />
  )
}
