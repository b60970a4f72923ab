import type { Locale } from '@/i18n/locales'
import type { Text } from '@/i18n/text'

/** A text, marked with its language where that is not the page's own. */
export function Localized({ text, locale }: { text: Text; locale: Locale }) {
  if (text.lang === locale || text.value === '') return text.value
  return <span lang={text.lang}>{text.value}</span>
}
