import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { Localized } from '@/components/ui/localized'
import type { TranslationGaps } from '@/cms/reading/localized'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { getSite } from '../queries'
import { LanguageLinks } from './language-links'
import { TranslationNotices } from './translation-notices'
import styles from './bare-shell.module.css'

type Props = {
  locale: Locale
  /** The page's address without the language. */
  path: string
  gaps: TranslationGaps
  children: ReactNode
}

/**
 * The frame of the pages that other sites of the network show: no menu, but the other languages and
 * one way to the site.
 */
export async function BareShell({ locale, path, gaps, children }: Props) {
  const site = await getSite({ locale })
  const t = getTranslator(locale)
  const home = localePath({ locale, path: paths.home })
  return (
    <>
      <header className={styles.header}>
        <Brand href={home} name={<Localized text={site.name} locale={locale} />} />
        <LanguageLinks locale={locale} path={path} />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <TranslationNotices gaps={gaps} locale={locale} path={path} />
        {children}
      </main>
      <footer className={styles.footer}>
        <a href={home}>{t('legal.fullSite')}</a>
      </footer>
    </>
  )
}
