import { localeNames, type Locale } from '@/i18n/locales'
import styles from './language-code.module.css'

/** The language of a text, as short as it is written everywhere in the panel. */
export function LanguageCode({ locale }: { locale: Locale }) {
  return (
    <abbr className={styles.language} title={localeNames[locale].name}>
      {locale}
    </abbr>
  )
}
