import type { Locale } from '@/i18n/locales'
import { rememberingIn } from '@/i18n/memoize'
import { toVerdict } from './evidence'
import { prepareLines, prepareText, type PreparedText } from './prepared-text'
import { lastWordSignals } from './signals/last-word'
import { markSignals } from './signals/marks'
import { originSignals } from './signals/origin'
import { toPair } from './signals/pair'
import { tokenSignals } from './signals/tokens'
import type { CutOffVerdict, Evidence, Reason, Vocabulary } from './types'

// What these say takes a source to compare with.
const COMPARED: ReadonlySet<Reason['code']> = new Set([
  'colon-last',
  'ellipsis-added',
  'initial-last',
])
// Four letters.
const HAS_WORDS = /(?:\p{L}\P{L}*){4}/u
// What less weighs has been excused: „Pro și contra”.
const LEANING = 0.3
// From these lengths on a text may be a sentence, and mostly is one.
const SENTENCE = 35
const LONG = 60

type Question = {
  text: string
  locale: Locale
  /** Whether the text is made of sentences. */
  isProse: boolean
  /** Older versions in the same language. */
  earlier?: readonly string[]
  vocabulary?: Vocabulary | undefined
}

const nothing = rememberingIn(({ locale }) => prepareText({ blocks: [], locale }))

/** Judges a text that has no source, or is one, by what the text alone shows. */
export function scoreAlone(question: Question): CutOffVerdict {
  const { text, locale, isProse, earlier = [], vocabulary } = question
  const prepared = prepareLines({ text, locale })
  if (!HAS_WORDS.test(prepared.plain)) return toVerdict([])
  const pair = toPair({ source: nothing({ text: '', locale }), text: prepared, vocabulary })
  const older = earlier.map((one) => prepareLines({ text: one, locale }))
  const found = [
    ...tokenSignals(pair),
    ...markSignals(pair),
    ...lastWordSignals(pair),
    ...originSignals({ ...pair, earlier: older }),
  ]
    // A point of a list may end with a semicolon.
    .filter(({ reason }) => !COMPARED.has(reason.code) && prepared.mark !== ';')
    // Inside a text that is finished another check tells what is left open.
    .filter(({ reason }) => reason.code !== 'pair-open' || !prepared.isFinished)
    .map((one) => asSureAs({ one, isProse, text: prepared }))
  return toVerdict([...found, ...(isProse ? unfinished(prepared) : [])])
}

/** “Until” may be all that a label says, and a word that mostly goes on does so in prose. */
function asSureAs(options: { one: Evidence; isProse: boolean; text: PreparedText }): Evidence {
  const { one, isProse, text } = options
  if (one.reason.code !== 'function-word') return one
  if (text.words.length <= 2) return { ...one, weight: 0.3 }
  if (!isProse) return one
  const isSaid = text.isFinished || one.weight < LEANING
  return isSaid ? one : { ...one, weight: Math.max(one.weight, 0.5) }
}

function unfinished({ isFinished, endsWithToken, mark, ...text }: PreparedText): Evidence[] {
  if (isFinished || endsWithToken || mark !== '' || text.lastKind !== 'paragraph') return []
  // A signature below a letter.
  if (text.blocks.length > 1 && text.lastBlock.length < LONG) return []
  const reason = { code: 'unfinished', args: {} } as const
  if (text.sentences.length > 1) return [{ weight: 0.6, reason }]
  // A point of a list may end with no mark: that alone does not show a cut.
  if (text.lastBlock.length < SENTENCE) return []
  return [{ weight: text.lastBlock.length < LONG ? 0.3 : 0.4, reason }]
}
