// More words than anyone types; each costs a look at every text.
const maxWords = 8

const special = /[\\^$.|?*+()[\]{}]/

// Latin and Cyrillic letters, with and without accents.
const letters = [
  [0xc0, 0x24f],
  [0x400, 0x4ff],
  [0x1e00, 0x1eff],
] as const

/** The bare small letter, or what else the character is. */
function bare(character: string): string {
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every bare letter with the accented ones that stand for it to someone who searches. */
function accented(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [first, last] of letters) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code)
      const base = bare(letter)
      if (base === letter || letter !== letter.toLowerCase() || base.length !== 1) continue
      found.set(base, (found.get(base) ?? base) + letter)
    }
  }
  return found
}

const variants = accented()

function toPattern(word: string): string {
  return Array.from(bare(word))
    .map((character) => {
      const all = variants.get(character)
      if (all !== undefined) return `[${all}]`
      return special.test(character) ? `\\${character}` : character
    })
    .join('')
}

/**
 * Regular expressions of PostgreSQL, one for each word of a search, that find it whatever the
 * accents; in whatever capitals is up to `~*`. Much faster there than taking the accents off every
 * text. Texts are expected in the composed form (NFC), as messages are stored.
 */
export function searchPatterns(search: string): string[] {
  const words = search.split(/\s+/u).map(toPattern)
  return [...new Set(words.filter((word) => word !== ''))].slice(0, maxWords)
}
