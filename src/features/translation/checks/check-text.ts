import { escapeMarkup } from '@/rich-text/escape-markup'
import type { Range } from '@/lib/text-range'
import type { Finding, Level } from '../types'
import type { CheckInput } from './check-input'
import { withFingerprint } from './fingerprint'
import { withoutOverlaps } from './overlaps'
import { toRange, plainReading, type Reading } from './reading'
import { branchRules, brokenRules, characterRules, textRules, writtenRules } from './registry'
import { toPlainText, toReadings, type Rule, type Subject } from './subject'
import type { Found } from './found'

// More findings of a text that is broken all over would not help.
const MOST_OF_A_RULE = 20
const order: Level[] = ['error', 'warning', 'info']

/** The findings of a text, the worst first; none for a missing one. */
export function checkText(input: CheckInput): Finding[] {
  const { text, source } = input
  if (text === null || text === '') return []
  const found = withoutOverlaps(allFound({ ...input, text, source: source || null }))
  return found.sort(bySeverity).map((one) => withFingerprint({ found: one, text, source }))
}

function allFound(input: CheckInput & { text: string }): Found[] {
  const { format, locale, source, text } = input
  const subject: Subject = {
    input,
    locale,
    plain: text,
    source: source && toPlainText({ text: source, format }),
  }
  const readings = toReadings({ text, format })
  const written = runRules({ rules: writtenRules, reading: plainReading(text), subject })
  const whole = readings[0] ?? plainReading(text)
  const rules = readings.length > 0 ? textRules : brokenRules
  const read = runRules({ rules, reading: whole, subject })
  const characters = readings.flatMap((reading) =>
    runRules({ rules: characterRules, reading, subject }),
  )
  // A branch may say what only another branch of its source does.
  const spoken = source && toReadings({ text: source, format }).map(({ plain }) => plain)
  const ofBranch = { ...subject, source: spoken && spoken.join(' ') }
  const branches = readings
    .slice(1)
    .flatMap((reading) => runRules({ rules: branchRules, reading, subject: ofBranch }))
  return [...written, ...read, ...characters, ...branches]
}

type Run = { rules: readonly Rule[]; reading: Reading; subject: Subject }

function runRules({ rules, reading, subject }: Run): Found[] {
  const { format } = subject.input
  const read = { ...subject, plain: reading.plain }
  const all: Found[] = []
  for (const rule of rules) {
    for (const found of rule(read).slice(0, MOST_OF_A_RULE)) {
      all.push(placed({ found, reading, format }))
    }
  }
  return all
}

type Placing = { found: Found; reading: Reading; format: CheckInput['format'] }

/** Takes a range from the reading to the text as it is stored, with its fix where that is safe. */
function placed({ found, reading, format }: Placing): Found {
  const { fix, range, ...rest } = found
  if (range === undefined) return rest
  const { isWhole, ...place } = toRange({ reading, range })
  if (fix === undefined || !isWhole) return { ...rest, range: place }
  return { ...rest, range: place, fix: format === 'rich-text' ? escapeMarkup(fix) : fix }
}

function bySeverity(a: Found, b: Found): number {
  const levels = order.indexOf(a.level) - order.indexOf(b.level)
  return levels || getStart(a.range) - getStart(b.range)
}

function getStart(range: Range | undefined): number {
  return range?.start ?? -1
}
