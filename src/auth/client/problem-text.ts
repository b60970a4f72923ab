import { fillIn } from '@/i18n/fill-in'
import { inTime } from '@/i18n/in-time'
import type { Locale } from '@/i18n/locales'
import type { Problem, ProblemTexts } from './problem'

/** The message of a problem in the reader's language, without the word of attention before it. */
export function problemText({
  problem: { key, reason = '', site = '', retryAfter = 60 },
  texts,
  locale,
}: {
  problem: Problem
  texts: ProblemTexts
  locale: Locale
}): string {
  const when = inTime({ seconds: retryAfter, locale })
  return fillIn({ text: texts.errors[key], values: { reason, site, when } })
}

/** Error text of one field, shown beside it. */
export function fieldText({
  problem,
  id,
  texts,
}: {
  problem: Problem | null
  id: string
  texts: ProblemTexts
}): string | undefined {
  const field = problem?.fields?.find((entry) => entry.id === id)
  return field && `${texts.attention} ${texts.errors[field.key]}`
}
