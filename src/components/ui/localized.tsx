import type { Locale } from '@/i18n/locales'
import type { Text } from '@/i18n/text'
import { Unbroken } from './unbroken'

/** A text, marked with its language where that is not the page's own. */
export function Localized({ text, locale }: { text: Text; locale: Locale }) {
  const words = <Unbroken text={text.value} />
  return text.lang === locale || text.value === '' ? words : <span lang={text.lang}>{words}</span>
}
