import type { Locale } from '@/i18n/locales'

const syllables: Record<Locale, readonly string[]> = {
  ro: ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'],
  en: ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'],
  ru: ['ба', 'це', 'ди', 'фо', 'гу', 'ла', 'ме', 'ни', 'по', 'ру'],
}

const sentences: Record<Locale, (word: string) => string> = {
  ro: (word) => `Un text despre ${word}.`,
  en: (word) => `A text about ${word}.`,
  ru: (word) => `Текст про ${word}.`,
}

/** A sentence in which no check finds anything, another one for each number. */
function sentence({ locale, number }: { locale: Locale; number: number }): string {
  const digits = String(number).padStart(6, '0').split('')
  const word = digits.map((digit) => syllables[locale][Number(digit)] ?? '').join('')
  return sentences[locale](word)
}

let number = 0

/** A sentence that no other call has got. */
export function newText(locale: Locale): string {
  number += 1
  return sentence({ locale, number })
}

/** A number that no other call has got. */
export function newNumber(): number {
  number += 1
  return number
}
