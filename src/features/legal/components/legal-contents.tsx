import type { RichTextHeading } from '@/components/ui/rich-text-headings'
import type { Locale } from '@/i18n/locales'
import styles from './legal-contents.module.css'

type Props = { headings: RichTextHeading[]; lang: Locale | undefined; title: string }

/** The sections of a long text as links to them. */
export function LegalContents({ headings, lang, title }: Props) {
  if (headings.length === 0) return null
  return (
    <nav className={styles.contents} aria-labelledby="legal_contents">
      <h2 className={styles.title} id="legal_contents">
        {title}
      </h2>
      <ol className={styles.list} lang={lang}>
        {headings.map(({ id, text }) => (
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
