import { fillIn } from '@/i18n/fill-in'
import { formatNumber } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

export type CountTexts = {
  /** Words before the number: “Characters left”. */
  left: string
  /** With the number as `{count}`: “{count} characters over the limit”. */
  over: string
  overByOne: string
}

/** How many characters there is room for; a negative number of them is over the limit. */
export function countText({
  left,
  texts,
  locale,
}: {
  left: number
  texts: CountTexts
  locale: Locale
}): string {
  if (left === -1) return texts.overByOne
  const count = formatNumber({ value: Math.abs(left), locale })
  return left < 0 ? fillIn({ text: texts.over, values: { count } }) : `${texts.left}: ${count}`
}
