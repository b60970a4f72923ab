import { localeNames, locales, type Locale } from '@/i18n/locales'
import styles from './language-switch.module.css'
import { InlineScript } from './inline-script'
import { languageHashScript } from './language-hash'

type Props = {
  locale: Locale
  /** Where each language's link leads. */
  hrefs: Record<Locale, string>
  label: string
}

/** The same page in the other languages, each by its own name. */
export function LanguageSwitch({ locale, hrefs, label }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {locales.map((code) => (
          <li key={code}>
            <a
              className={styles.link}
              href={hrefs[code]}
              lang={code}
              hrefLang={code}
              rel="nofollow"
              aria-current={code === locale ? 'true' : undefined}
            >
              <span className={styles.label}>{localeNames[code].name}</span>
            </a>
          </li>
        ))}
      </ul>
      <InlineScript script={languageHashScript} />
    </nav>
  )
}
