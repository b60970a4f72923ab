import { withoutDiacritics } from './meanings/meanings'

// One letter for the sounds that the three languages write in different ways.
const latin: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'j', з: 's', и: 'i', й: 'i', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h' },
  ...{ ц: 't', ч: 'k', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
}
const SHORT = 3
const SHORTEST_COMMON = 4
const LEAST_SHARE = 0.6

/** A word in the sounds that all three languages have. */
export function toSounds(word: string): string {
  return withoutDiacritics(word.toLowerCase())
    .replace(/[а-я]/gu, (letter) => latin[letter] ?? letter)
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/ch|ck|[cq]/gu, 'k')
    .replace(/[yj]/gu, 'i')
    .replace(/w/gu, 'v')
    .replace(/x/gu, 'ks')
    .replace(/z/gu, 's')
    .replace(/ts/gu, 't')
    .replace(/(.)\1/gu, '$1')
}

/** Whether words of two languages sound like one: “festival”, «фестиваля». */
export function soundAlike(first: string, second: string): boolean {
  const shorter = Math.min(first.length, second.length)
  if (shorter <= SHORT) return first === second
  const common = commonBeginning(first, second)
  return common >= SHORTEST_COMMON && common >= LEAST_SHARE * shorter
}

function commonBeginning(first: string, second: string): number {
  let length = 0
  while (length < first.length && first.charAt(length) === second.charAt(length)) length += 1
  return length
}
