import { localeNames, locales, type Locale } from '@/i18n/locales'
import { languageSwitchPath } from '@/i18n/paths'
import styles from './language-switch.module.css'

type Props = { locale: Locale; path: string; label: string }

/** The same page in the other languages, each by its own name. */
export function LanguageSwitch({ locale, path, label }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {locales.map((code) => (
          <li key={code}>
            <a
              className={styles.link}
              href={languageSwitchPath({ locale: code, path })}
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
    </nav>
  )
}
