import type { Locale } from '@/i18n/locales'
import { blocksOfText } from './clean-text'
import { verdictOf } from './evidence'
import { prepareText, type PreparedText } from './prepared-text'
import { lastWordSignals } from './signals/last-word'
import { markSignals } from './signals/marks'
import { originSignals } from './signals/origin'
import { tokenSignals } from './signals/tokens'
import type { CutOffVerdict, Evidence, Reason, Vocabulary } from './types'

/** What a text by itself says about where it stops; the rest is seen beside a source only. */
const SEEN_ALONE: ReadonlySet<Reason['code']> = new Set([
  'placeholder-open',
  'tag-open',
  'open-mark',
  'pair-open',
  'abbreviation-open',
  'initial-last',
  'function-word',
  'word-cut',
  'beginning-of-earlier',
  'storage-limit',
  'replacement-character',
])

const SURE = 0.6

/** Judges a text that nothing stands beside, as the source of all translations. */
export function scoreAlone(input: {
  locale: Locale
  text: string
  isProse: boolean
  earlier: readonly string[]
  vocabulary: Vocabulary | undefined
}): CutOffVerdict {
  const { locale, isProse, vocabulary } = input
  const prepare = (one: string): PreparedText =>
    prepareText({
      blocks: isProse ? blocksOfText(one) : [{ kind: 'heading', text: one }],
      locale,
    })
  const text = prepare(input.text)
  if (text.plain === '') return verdictOf([])
  const source = prepare(`${'o'.repeat(Math.max(1, text.plain.length - 1))}${isProse ? '.' : ''}`)
  // As long as it should be: the length of a text alone says nothing.
  const pair = { source, text, ratio: 1, deviation: 0, vocabulary }
  const earlier = input.earlier.map(prepare)
  const evidence = [
    ...tokenSignals(pair),
    ...markSignals(pair),
    ...lastWordSignals(pair),
    ...originSignals({ ...pair, earlier }),
  ]
  return verdictOf(evidence.filter((one) => isSeenAlone({ ...one, text })))
}

function isSeenAlone({ weight, reason, text }: Evidence & { text: PreparedText }): boolean {
  const { code } = reason
  // “18+” is an age.
  if (code === 'open-mark' && /\d\+$/u.test(text.plain)) return false
  // A bracket that a whole sentence leaves open is a slip, which another check names.
  if (code === 'pair-open' && text.isFinished) return false
  // Many a text ends with „este” or „care” on purpose, hardly one with „și”; items end with “;”.
  if ((code === 'function-word' || code === 'open-mark') && weight < SURE) return false
  return SEEN_ALONE.has(code)
}
