import { createTranslator } from 'use-intl/core'
import type { Locale } from '@/i18n/locales'

/** A message with its arguments put in; the same reader as for the messages of the site. */
export function fillMessage({
  message,
  locale,
  values,
}: {
  message: string
  locale: Locale
  values: Record<string, string | number>
}): string {
  return createTranslator({ locale, messages: { message } })('message', values)
}
