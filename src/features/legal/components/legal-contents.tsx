import type { Locale } from '@/i18n/locales'
import type { Section } from '@/rich-text/sections'
import styles from './legal-contents.module.css'

type Props = { sections: Section[]; lang: Locale | undefined; title: string }

/** The sections of a long text as links to them. */
export function LegalContents({ sections, lang, title }: Props) {
  if (sections.length === 0) return null
  return (
    <nav className={styles.contents} aria-labelledby="legal_contents">
      <h2 className={styles.title} id="legal_contents">
        {title}
      </h2>
      <ol className={styles.list} lang={lang}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
