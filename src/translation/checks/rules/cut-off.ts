import type { TextFormat } from '../../types'
import { scoreAlone } from '../../cut-off/score-alone'
import { scoreHeading, scoreText } from '../../cut-off/score-text'
import type { CutOffVerdict, Flag, Reason } from '../../cut-off/types'
import type { CheckInput } from '../check-input'
import type { Found } from '../found'
import { plainTextOf, type Subject } from '../subject'
import { isSalutation } from './salutation'

const SHOWN_REASONS = 3
// Other rules say that, and where.
const SYNTAX: ReadonlySet<Reason['code']> = new Set([
  'placeholder-open',
  'tag-open',
  'placeholder-missing',
])
const MEASURED: ReadonlySet<Reason['code']> = new Set(['end-mark-missing', 'much-shorter'])

/** A text that stops before it has said what its source says; the source itself, in the middle. */
export function cutOff({ plain, source, input }: Subject): Found[] {
  const { flag, p, why, missing = '' } = verdictOn({ input, source, text: plain })
  if (flag === 'none' || isSalutation({ text: plain, source: source ?? plain })) return []
  if (isSaidByOthers({ flag, why, format: input.format })) return []
  const args = {
    percent: Math.round(p * 100),
    reasons: JSON.stringify(why.slice(0, SHOWN_REASONS)),
    missing,
  }
  const end = plain.trimEnd().length
  const start = end - (/\S+$/u.exec(plain.slice(0, end))?.[0].length ?? 0)
  return [{ check: 'cut-off', level: flag, args, range: { start, end } }]
}

/** Whether broken markup, or a final mark that a notice lacks, is all there is to say. */
function isSaidByOthers(options: { flag: Flag; why: Reason[]; format: TextFormat }): boolean {
  const { flag, why, format } = options
  if (format !== 'message' && format !== 'rich-text') return false
  if (why.every(({ code }) => SYNTAX.has(code))) return true
  const isNotice = format === 'message' && flag === 'warning'
  return isNotice && why.every(({ code }) => MEASURED.has(code))
}

function verdictOn(options: {
  input: CheckInput
  source: string | null
  text: string
}): CutOffVerdict {
  const { source, text } = options
  const { locale, sourceLocale, second, earlier = [], vocabulary, format, role } = options.input
  const read = (one: string): string => plainTextOf({ text: one, format })
  if (source === null) {
    const isProse = role === 'prose'
    return scoreAlone({ locale, text, isProse, earlier: earlier.map(read), vocabulary })
  }
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
