import { scoreAlone } from '../../cut-off/score-alone'
import { scoreHeading, scoreText } from '../../cut-off/score-text'
import type { CutOffVerdict, Reason } from '../../cut-off/types'
import type { CheckInput } from '../check-input'
import type { Found } from '../found'
import type { Level, TextFormat } from '../../types'
import { toPlainText, type Subject } from '../subject'
import { isSalutation } from './salutation'

const SHOWN_REASONS = 3
// Other rules say that, and where.
const SYNTAX: ReadonlySet<Reason['code']> = new Set([
  'placeholder-open',
  'tag-open',
  'placeholder-missing',
])
// Notices are put shortly, and those of other programs often without a full stop.
const SURE_OF_NOTICE = 0.85
const MOST_IS_GONE = 35
const MEASURED: ReadonlySet<Reason['code']> = new Set([
  'end-mark-missing',
  'much-shorter',
  'words-unsaid',
])

/** A text that stops before it has said what its source says. */
export function cutOff({ plain, source, input }: Subject): Found[] {
  if (source === null) return cutOffAlone({ text: plain, input })
  const { flag, p, why, missing = '' } = verdictOn({ input, source, text: plain })
  if (flag === 'none' || isSalutation({ text: plain, source })) return []
  if (isSaidByOthers({ p, why, format: input.format })) return []
  return [found({ flag, p, why, missing, text: plain })]
}

/** A text that stops before it is at an end, as far as it shows that itself. */
function cutOffAlone({ text, input }: { text: string; input: CheckInput }): Found[] {
  const { locale, role, format, earlier = [], vocabulary } = input
  const isGreeting = /^\s*\p{L}+(?: \S+){0,2},\s*$/u.test(text)
  if (isGreeting) return []
  // Messages go on where the code puts something after them.
  const isProse = role === 'prose' && format !== 'message'
  const { flag, p, why } = scoreAlone({
    text,
    locale,
    isProse,
    earlier: earlier.map((one) => toPlainText({ text: one, format })),
    vocabulary,
  })
  return flag === 'none' ? [] : [found({ flag, p, why, missing: '', text })]
}

function found(options: {
  flag: Level
  p: number
  why: Reason[]
  missing: string
  text: string
}): Found {
  const { flag, p, why, missing, text } = options
  const args = {
    percent: Math.round(p * 100),
    reasons: JSON.stringify(why.slice(0, SHOWN_REASONS)),
    missing,
  }
  const end = text.trimEnd().length
  const start = end - (/\S+$/u.exec(text.slice(0, end))?.[0].length ?? 0)
  return { check: 'cut-off', level: flag, args, range: { start, end } }
}

/** Whether broken markup, or a final mark that a notice lacks, is all there is to say. */
function isSaidByOthers(options: { p: number; why: Reason[]; format: TextFormat }): boolean {
  const { p, why, format } = options
  if (format !== 'message' && format !== 'rich-text') return false
  const rest = why.filter(({ code }) => !SYNTAX.has(code))
  // What is behind an open brace is not read, and is missing from the length.
  if (rest.length < why.length && rest.every(isLittle)) return true
  const isNotice = format === 'message' && p < SURE_OF_NOTICE
  return isNotice && why.every(({ code }) => MEASURED.has(code))
}

function isLittle({ code, args }: Reason): boolean {
  return (
    code === 'end-mark-missing' ||
    code === 'words-unsaid' ||
    (code === 'much-shorter' && args.percent > MOST_IS_GONE)
  )
}

function verdictOn(options: { input: CheckInput; source: string; text: string }): CutOffVerdict {
  const { source, text } = options
  const { locale, sourceLocale, second, earlier = [], vocabulary, format, role } = options.input
  const read = (one: string): string => toPlainText({ text: one, format })
  const input = {
    locale,
    sourceLocale,
    source,
    text,
    earlier: earlier.map(read),
    second: second && { locale: second.locale, text: read(second.text) },
    vocabulary,
  }
  return role === 'prose' ? scoreText(input) : scoreHeading(input)
}
