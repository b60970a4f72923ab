import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

// One Romanian letter in twenty has a diacritic: so long a text without any is hardly one of chance,
// and a shorter one only with words that are written with them.
const LETTERS_BY_CHANCE = 150
const FEWEST_LETTERS = 20
const WORD_WITHOUT =
  /(?<!\p{L})(?:si|fara|daca|dupa|catre|iti|isi|imi|sunteti|aveti|puteti|doriti|gasiti|stiti|vedeti|viata|tara|romana|romaneste|numar|numarul|stire|stiri|asa|toti|multi(?!-)|cati|intrebari|raspuns|raspunsuri|masina|masini|calatorie|calatorii|niste|decat|atat|cand|cat|sa fie|va rugam)(?!\p{L})/iu
const CEDILLA = /[şţŞŢ]|[stST]\u0327/gu
const WORD_WITH_CEDILLA = /[\p{L}\p{M}]*(?:[şţŞŢ]|[stST]\u0327)[\p{L}\p{M}]*/gu
const NICI_UN = /(?<!\p{L})nici (un|o)(?!\p{L})/giu
const NICI = /(?<!\p{L})nici(?!\p{L})/giu
const commas: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }

/** ş and ţ with a cedilla, which are Turkish letters. */
export function romanianCedilla({ plain, locale }: Subject): Found[] {
  if (locale !== 'ro' || plain.search(CEDILLA) === -1) return []
  return [...plain.matchAll(WORD_WITH_CEDILLA)].map(({ 0: word, index }) => {
    const right = word.replace(CEDILLA, (letter) => commas[letter.normalize('NFC')] ?? letter)
    const range = { start: index, end: index + word.length }
    return { check: 'ro-cedilla', level: 'error', args: { word, right }, range, fix: right }
  })
}

/** A Romanian text of some length has one of ă, â, î, ș, ț; names and addresses do not count. */
export function romanianMissingDiacritics({ plain, locale }: Subject): Found[] {
  if (locale !== 'ro' || /[ăâîșțşţ]/iu.test(plain.normalize('NFC'))) return []
  const letters = wordsOnly(plain).match(/\p{L}/gu)?.length ?? 0
  if (letters < (WORD_WITHOUT.test(plain) ? FEWEST_LETTERS : LETTERS_BY_CHANCE)) return []
  return [{ check: 'ro-missing-diacritics', level: 'warning', args: {} }]
}

/** „nici un om” is mostly „niciun om”; „nici un leu, nici altul” is not. */
export function romanianNiciUn({ plain, locale }: Subject): Found[] {
  if (locale !== 'ro') return []
  const found = [...plain.matchAll(NICI_UN)]
  if (found.length === 0) return []
  const isEnumeration = (plain.match(NICI)?.length ?? 0) > 1
  if (isEnumeration) return []
  return found.map(({ 0: written, index }) => ({
    check: 'ro-nici-un',
    level: 'info',
    args: { written, right: written.replace(' ', '') },
    range: { start: index, end: index + written.length },
  }))
}
