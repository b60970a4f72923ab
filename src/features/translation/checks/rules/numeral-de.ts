import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

// Only what is certainly counted: other words after a number may belong to the next clause.
const NOUN =
  /(?<![\d.,:/–-])(\d{1,3}(?:[. \u00a0]\d{3})*|\d+)([ \u00a0])(de )?((?:zile|ore|minute|secunde|ani|săptămâni|lei|euro|dolari|persoane|locuri|membri|oameni|copii|elevi|studenți|pagini|texte|articole|filme|cărți|kilometri|metri|centimetri|kilograme|grame|litri|grade|caractere|cuvinte|bilete|mesaje|fotografii|imagini|puncte|pași|rânduri|participanți|țări|orașe|sate|limbi|proiecte|mașini|exemplare|voturi|comentarii|fișiere|conturi|rezultate|ediții|etape|ture|runde)(?!\p{L}))/giu

/** „20 de zile”, but „3 zile” and „119 zile”. */
export function romanianNumeralDe({ plain, locale }: Subject): Found[] {
  if (locale !== 'ro') return []
  return [...wordsOnly(plain).matchAll(NOUN)].flatMap((match): Found[] => {
    const [, digits = '', space = '', linking, noun = ''] = match
    const number = Number(digits.replace(/\D/gu, ''))
    const needsLinking = takesDe(number)
    if (needsLinking === (linking !== undefined) || isYear(digits)) return []
    const start = match.index + digits.length
    if (needsLinking) {
      const [range, fix] = [{ start, end: start + 1 }, `${space}de `]
      return [
        { check: 'ro-plural-de', level: 'warning', args: { variant: 'missing', noun }, range, fix },
      ]
    }
    const [range, fix] = [{ start, end: start + 4 }, space]
    return [
      {
        check: 'ro-plural-de',
        level: 'warning',
        args: { variant: 'superfluous', noun },
        range,
        fix,
      },
    ]
  })
}

function takesDe(number: number): boolean {
  const rest = number % 100
  return number >= 20 && (rest === 0 || rest >= 20)
}

/** „În 2024 oameni din toată țara au venit.” */
function isYear(digits: string): boolean {
  return /^(?:19|20)\d{2}$/u.test(digits)
}
