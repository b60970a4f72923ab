import { Localized } from '@/components/ui/localized'
import { RichText } from '@/components/ui/rich-text'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'
import { findSections } from '@/rich-text/sections'
import type { LegalView } from '../types'
import { LegalContents } from './legal-contents'
import { LegalHistory, LegalRelease } from './legal-history'
import styles from './legal-text.module.css'

type Props = {
  legal: LegalView
  locale: Locale
  /** Address of the release in force, without the language; null where releases are not linked. */
  path: string | null
}

/** A legal text with its date, contents and earlier releases. */
export function LegalText({ legal, locale, path }: Props) {
  const t = getTranslator(locale)
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Localized text={legal.title} locale={locale} />
        </h1>
        {legal.lead.value !== '' && (
          <p className={styles.lead}>
            <Localized text={legal.lead} locale={locale} />
          </p>
        )}
        <LegalRelease legal={legal} locale={locale} path={path} />
      </header>
      <LegalContents
        sections={findSections(legal.body).filter(({ level }) => level === 2)}
        lang={legal.body.lang === locale ? undefined : legal.body.lang}
        title={t('legal.contents')}
      />
      <div className={styles.body}>
        <RichText content={legal.body} locale={locale} />
        {path !== null && <LegalHistory legal={legal} locale={locale} path={path} />}
      </div>
    </article>
  )
}
