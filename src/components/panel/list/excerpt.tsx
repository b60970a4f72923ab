import type { Locale } from '@/i18n/locales'
import { Glyph } from '../glyphs'
import styles from './excerpt.module.css'
import { LanguageCode } from './language-code'

/** How a text that someone sent begins, in which language, and what was added to it since. */
export function Excerpt({
  text,
  locale,
  notes,
}: {
  text: string
  locale: Locale
  /** In words; null without any. */
  notes: string | null
}) {
  return (
    <>
      <p className={styles.text}>
        <LanguageCode locale={locale} /> <span lang={locale}>{text}</span>
      </p>
      {notes !== null && (
        <p className={styles.notes}>
          <Glyph name="comments" />
          {notes}
        </p>
      )}
    </>
  )
}
