import type { Locale } from './locales'

// More than the versions of one text in all languages, which are judged one after the other.
const MOST = 64

/**
 * `work`, which does not take the same text apart again for the next rule or language. What it
 * answers is shared and must not be changed.
 */
export function remembering<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const earlier = known.get(text)
    if (earlier !== undefined) return earlier
    if (known.size >= MOST) known.clear()
    const result = work(text)
    known.set(text, result)
    return result
  }
}

type InLanguage = { text: string; locale: Locale }

/** The same for work that depends on the language of the text. */
export function rememberingIn<Result>(
  work: (question: InLanguage) => Result,
): (question: InLanguage) => Result {
  const answers = {
    ro: remembering((text) => work({ text, locale: 'ro' })),
    en: remembering((text) => work({ text, locale: 'en' })),
    ru: remembering((text) => work({ text, locale: 'ru' })),
  }
  return ({ text, locale }) => answers[locale](text)
}
