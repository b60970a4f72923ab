import { locales, type Locale } from './locales'

/** A value for each language. */
export function byLocale<Value>(value: (locale: Locale) => Value): Record<Locale, Value> {
  const [ro, en, ru] = locales
  return { ro: value(ro), en: value(en), ru: value(ru) }
}
