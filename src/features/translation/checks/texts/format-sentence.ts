import type { Locale } from '@/i18n/locales'
import { textsIn } from './texts-in'

/** The message for a check, or for its variant where it has several; none for an unknown check. */
export function formatSentence({
  check,
  variant,
  language,
}: {
  check: string
  variant: string | number | undefined
  language: Locale
}): string | undefined {
  const sentences: Record<string, string> = textsIn[language].sentences
  return sentences[variant === undefined ? check : `${check}/${variant}`]
}
