import { remembering } from '@/i18n/memoize'
import type { Vocabulary } from '../../cut-off/types'
import type { CheckInput } from '../check-input'
import type { Found } from '../found'
import { isForeign, isInternational, isJoiningWordOnlyIn } from '../language-words'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

// “circle-flags” and “payload.config” are names.
const WHOLE_WORD = /(?<![\p{L}\p{M}\d._/-])[\p{L}\p{M}]+(?![\p{L}\p{M}\d_/-]|\.\p{L})/gu
// Each word with the next, so that they overlap.
const PAIR = /(?<![\p{L}\p{M}\d._/-])(?=(\p{Ll}+) (\p{Ll}+)(?![\p{L}\p{M}\d_/-]))\p{Ll}+/gu
const WORD = /[\p{L}\p{M}]+/gu
const QUOTED = /„[^„“”]*[“”]|“[^“”]*”|«[^«»]*»|"[^"]*"/gu
const SHOWN_WORDS = 5

/** A text that repeats its source, as a whole or in part, unless it is made of names and shared words. */
export function sameAsSource({ plain, source, input }: Subject): Found[] {
  if (source === null) return []
  if (folded(plain) !== folded(source)) return leftOver({ plain, source, input })
  const bare = withoutNames({ text: wordsOnly(plain), input })
  return isTranslatable({ text: bare, input })
    ? [{ check: 'same-as-source', level: 'warning', args: {} }]
    : []
}

type Pair = { text: string; input: CheckInput }

function withoutNames({ text, input }: Pair): string {
  const names = (input.glossary ?? []).flatMap(({ name, isKept }) => (isKept ? [name] : []))
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

function isTranslatable({ text, input }: Pair): boolean {
  const { locale, sourceLocale, vocabulary } = input
  const words = (text.match(WORD) ?? []).filter((word) => word.length > 2)
  const common = words.filter((word) => /^\p{Ll}/u.test(word))
  const lower = words.map((word) => word.toLowerCase())
  // Names apart, Russian shares no written word with the others.
  if ((locale === 'ru') !== (sourceLocale === 'ru')) {
    const [only, ...more] = lower
    const isName = only !== undefined && vocabulary?.has(only) === true
    // A lone word begins with a capital where it is no name as well.
    const isWord =
      more.length === 0 &&
      only !== undefined &&
      !isName &&
      words[0] !== words[0]?.toUpperCase() &&
      isWordIn(sourceLocale, only)
    return common.length > 0 || isWord
  }
  if (/[ăâîșțşţ]/iu.test(common.join('')) || common.length >= 3) return true
  if (lower.some((word) => isJoiningWordOnlyIn({ word, language: sourceLocale, butNot: locale })))
    return true
  // Two words that languages share are mostly a name.
  const isPhrase = common.some(
    (word) => word.length > 3 && vocabulary?.has(word) !== true && !isInternational(word),
  )
  if (words.length > 1 && isPhrase) return true
  const isAllCapitals = text === text.toUpperCase()
  const checked = words.length > 1 && common.length === 0 && !isAllCapitals ? [] : lower
  return checked.some((word) => isForeign({ word, locale, vocabulary }))
}

/** Whether a lone word looks like one of its language rather than a name: “Contact”, „Despre”. */
function isWordIn(locale: 'ro' | 'en' | 'ru', word: string): boolean {
  if (locale === 'ru') return true
  return word.length > 3 && !isForeign({ word, locale, vocabulary: undefined })
}

/** Words of the source that were left in the middle of a translation. */
function leftOver({ plain, source, input }: { plain: string; source: string; input: CheckInput }) {
  const { locale, sourceLocale, vocabulary } = input
  if (locale === sourceLocale || sourceLocale === 'ru') return []
  const bare = withoutNames({ text: blanked(wordsOnly(plain)), input })
  const words = bare.match(WORD) ?? []
  const inSource = wordSet(source)
  const isLeft = (word: string): boolean => {
    if (word !== word.toLowerCase() || vocabulary?.has(word) === true) return false
    if (isJoiningWordOnlyIn({ word, language: sourceLocale, butNot: locale }))
      return word.length > 1
    if (!inSource.has(word) || word.length <= 3) return false
    return locale === 'ru' ? /^[a-zăâîșț]+$/u.test(word) : /[ăâîșț]/u.test(word)
  }
  // Where they are is looked for only where there are any.
  const left = words.some(isLeft)
    ? [...bare.matchAll(WHOLE_WORD)].filter(({ 0: word }) => isLeft(word))
    : []
  const shared = words.filter((word) => inSource.has(word))
  const pairs = shared.length > 1 ? copiedPairs({ text: bare, source, vocabulary }) : []
  const all = left.length > 0 ? left : pairs
  const [first] = all
  const hasLetter = left.some(({ 0: word }) => /[ăâîșț]/u.test(word))
  const isSure = left.length > 1 || hasLetter || pairs.length > 0
  if (first === undefined || !isSure) return []
  const shown = all.slice(0, SHOWN_WORDS).map(({ 0: word }) => word)
  const range = { start: first.index, end: first.index + first[0].length }
  const args = { variant: 'part', words: shown.join(', ') }
  return [{ check: 'same-as-source', level: 'warning', args, range } satisfies Found]
}

/** Two words in a row that the source has in a row, too: hardly ever words that both languages share. */
function copiedPairs(options: {
  text: string
  source: string
  vocabulary?: Vocabulary | undefined
}) {
  const { text, source, vocabulary } = options
  const before = pairSet(source)
  return [...text.matchAll(PAIR)].filter(({ 1: one = '', 2: two = '' }) => {
    if (!before.has(`${one} ${two}`) || Math.max(one.length, two.length) < 4) return false
    return ![one, two].some((word) => vocabulary?.has(word) === true || isInternational(word))
  })
}

const wordSet = remembering((text): ReadonlySet<string> => new Set(text.match(WORD)))

const pairSet = remembering(
  (text): ReadonlySet<string> =>
    new Set([...text.matchAll(PAIR)].map(([, one, two]) => `${one} ${two}`)),
)

/** Titles and examples are quoted as they are. */
function blanked(text: string): string {
  return text.replace(QUOTED, (quoted) => '\uFFFC'.repeat(quoted.length))
}

const folded = remembering((text) =>
  text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase(),
)
