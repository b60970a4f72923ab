import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'
import { getSite } from '../queries'
import { JsonLd } from './json-ld'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import styles from './page-shell.module.css'

type Props = {
  locale: Locale
  /** The page's address without the language, for the language links and the current entry. */
  path: string
  isPartial?: boolean
  /** Structured data of the page (src/features/site/structured-data.ts). */
  data?: Record<string, unknown>
  children: ReactNode
}

/** The frame of every page of the site: header, content, footer. */
export async function PageShell({ locale, path, isPartial = false, data, children }: Props) {
  const site = await getSite({ locale })
  const t = getTranslator(locale)
  return (
    <>
      {data && <JsonLd data={data} />}
      <SiteHeader site={site} locale={locale} path={path} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {isPartial && <Notice>{t('layout.partial')}</Notice>}
        {children}
      </main>
      <SiteFooter site={site} locale={locale} path={path} />
    </>
  )
}
