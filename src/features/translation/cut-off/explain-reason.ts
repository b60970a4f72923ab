import type { Locale } from '@/i18n/locales'
import { fillMessage } from '../icu/fill-message'
import { english } from './reasons/en'
import { romanian } from './reasons/ro'
import { russian } from './reasons/ru'
import type { Reason } from './types'

const reasons = { ro: romanian, en: english, ru: russian }

/** A reason that was kept as data, its arguments by name. */
export type StoredReason = { code: Reason['code']; args: Record<string, string | number> }

/** A reason in plain English, for terminals and logs. */
export function explainReason(reason: Reason): string {
  return reasonText({ reason, language: 'en' })
}

/** A reason as the end of a sentence about the text. */
export function reasonText({
  reason: { code, args },
  language,
}: {
  reason: StoredReason
  language: Locale
}): string {
  return fillMessage({ message: reasons[language][code], locale: language, values: args })
}

export function isReasonCode(value: unknown): value is Reason['code'] {
  return typeof value === 'string' && Object.hasOwn(english, value)
}
