import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { toWords } from '../cut-off/vocabulary'
import { isStillConfirmed, meaningHash, textHash } from '@/i18n/text-hash'
import type { Finding, Origin, UnitState } from '../types'
import { isWithoutSource, wordsIn, type ExtractedUnit } from '../content/extract-units'
import { countOpen, dismissalsIn, isConfirmed, openFindings } from './open-findings'
import { isRenumbered, textsByLocale } from './renumbered'
import { toFindings, hasDismissedCut, type CheckContext } from './text-findings'
import type { UnitRow } from '../units/unit-rows'
import { formerState } from './without-source'

/** How the record got its present texts. */
export type ChangeContext = {
  at: Date
  /** The language that was edited; null where that is not known, or several were. */
  edited: Locale | null
  /** Whether everything that the record says in a language is public. */
  isPublished: (locale: Locale) => boolean
  /** Whether someone who may approve texts in a language has published the record in it just now. */
  publishes: (locale: Locale) => boolean
  /** The state set at the desk; null leaves it to the rules. */
  decided: (place: { unit: string; locale: Locale }) => UnitState | null
  origin: Origin
  editorName: string | null
}

const LONGEST_MEMORY = 5

/** The source that a text without one was confirmed with. */
const withoutMeaning = meaningHash(null)

/**
 * What the desk knows of a unit now, a row a language, from what it knew before; of a text without
 * a source only in the languages that have it.
 */
export function evaluateUnit(options: {
  unit: ExtractedUnit
  known: UnitRow[]
  context: CheckContext
  change: ChangeContext
}): UnitRow[] {
  const { unit, known, context, change } = options
  const wanted = isWithoutSource(unit)
    ? locales.filter((locale) => unit.texts[locale] !== null)
    : locales
  return wanted.map((locale) => judgeText({ unit, known, context, change, locale }))
}

type Judgement = {
  unit: ExtractedUnit
  known: UnitRow[]
  context: CheckContext
  change: ChangeContext
  locale: Locale
}

function judgeText(options: Judgement): UnitRow {
  const { unit, known, context, locale, change } = options
  const text = unit.texts[locale]
  const hash = textHash(text)
  const before = knownText({ unit, known, locale, hash, edited: change.edited })
  const hasChanged = before?.hash !== hash
  const findings = text === null ? [] : judgedFindings({ ...options, before, hash })
  const dismissed = dismissalsIn({ known: before, hash, findings })
  const open = openFindings({ findings, dismissed })
  const { errors, warnings } = countOpen(open)
  const origin = hasChanged ? (before ? change.origin : 'content') : before.origin
  const isSound = open.every(({ level }) => level !== 'error' && level !== 'warning')
  const judged = { unit, locale, change, text, before, hasChanged, errors, isSound, origin }
  const state = toState(judged)
  const { confirmed_hash, confirmed_source } = toConfirmation({ unit, before, hasChanged, state })
  // Written out: spreading objects into one another takes as long as many a check.
  return {
    unit: unit.unit,
    kind: unit.kind,
    container: unit.container,
    document: unit.document,
    document_title: unit.documentTitle,
    path: unit.path,
    segment: unit.segment,
    position: unit.position,
    format: unit.format,
    role: unit.role,
    max_length: unit.maxLength,
    is_required: unit.isRequired,
    locale,
    text,
    hash,
    words: countWords({ unit, locale }),
    source_words: countWords({ unit, locale: defaultLocale }),
    state,
    is_outdated:
      locale !== defaultLocale &&
      text !== null &&
      !isWithoutSource(unit) &&
      !isStillConfirmed({
        confirmation: { confirmed_hash, confirmed_source },
        source: unit.texts[defaultLocale],
      }),
    is_locked: known.find((row) => row.locale === locale)?.is_locked ?? false,
    confirmed_hash,
    confirmed_source,
    findings,
    errors,
    warnings,
    dismissed,
    cut_off_hashes: cutOffHashes({ unit, locale, context, before, hash, open, state }),
    origin,
    changed_by: hasChanged && before ? change.editorName : (before?.changed_by ?? null),
    changed_at: hasChanged ? (before ? change.at : null) : before.changed_at,
  }
}

/** What the desk knew of a text, with the numbers that its links have now. */
function knownText(options: {
  unit: ExtractedUnit
  known: UnitRow[]
  locale: Locale
  hash: string
  edited: Locale | null
}): UnitRow | undefined {
  const { unit, known, locale, hash, edited } = options
  const row = known.find((one) => one.locale === locale)
  // What was written before there was a source translates the one that has come.
  if (row?.confirmed_hash === withoutMeaning && !isWithoutSource(unit)) return undefined
  if (row === undefined || row.hash === hash) return row
  const texts = { before: textsByLocale(known), after: unit.texts }
  return isRenumbered({ ...texts, locale, edited })
    ? { ...row, text: unit.texts[locale], hash }
    : row
}

function countWords({ unit, locale }: Pick<Judgement, 'unit' | 'locale'>): number {
  const text = unit.texts[locale]
  return text === null ? 0 : toWords(wordsIn({ format: unit.format, text })).length
}

/** What the checks find, seen by what a person is saying of the text with this edit. */
function judgedFindings(
  options: Judgement & { before: UnitRow | undefined; hash: string },
): Finding[] {
  const { unit, locale, change, before, hash } = options
  const isApproved = change.decided({ unit: unit.unit, locale }) === 'approved'
  const isPublishedByPerson = change.editorName !== null && change.isPublished(locale)
  const isOfPerson = before?.hash !== hash || before.changed_by !== null
  const isApproving = isApproved || (isPublishedByPerson && isOfPerson)
  const findings = toFindings({ ...options, known: before, isApproving })
  if (!isApproved || hasDismissedCut({ known: before, hash })) return findings
  return findings.filter(({ check }) => check !== 'cut-off')
}

type StateInput = Pick<Judgement, 'unit' | 'locale' | 'change'> & {
  text: string | null
  before: UnitRow | undefined
  hasChanged: boolean
  errors: number
  /** Whether the checks find nothing in it. */
  isSound: boolean
  origin: Origin
}

function toState(input: StateInput): UnitState {
  const { unit, locale, text, before, hasChanged, errors, origin, change } = input
  if (text === null) return 'missing'
  if (isWithoutSource(unit)) {
    // A plain text may be of one language alone, where someone has said so.
    const isSettled = unit.format !== 'rich-text' && input.isSound && change.isPublished(locale)
    return isSettled ? 'approved' : 'needs-review'
  }
  const decided = change.decided({ unit: unit.unit, locale })
  // An emptied message has got the text of the code back.
  if (decided && decided !== 'missing') return decided
  // A text that was copied or made by a machine waits for a person to approve it.
  if (origin === 'copy') return hasChanged ? 'draft' : (before?.state ?? 'draft')
  if (!before) return errors === 0 && change.isPublished(locale) ? 'approved' : 'needs-review'
  const isPublic = change.isPublished(locale) && errors === 0
  if (hasChanged) return isPublic ? 'approved' : 'draft'
  const former = formerState(before)
  if (former) return former
  // Publishing a record approves its texts, unless a check has found something.
  if (input.isSound && isPublic && change.publishes(locale)) return 'approved'
  // What an editor has published along with the rest of a record counts as approved.
  return before.state === 'draft' && isPublic ? 'approved' : before.state
}

type ConfirmationInput = {
  unit: ExtractedUnit
  before: UnitRow | undefined
  hasChanged: boolean
  state: UnitState
}

/** The source that a text was last known to translate: the one of now when the text has changed. */
function toConfirmation(input: ConfirmationInput) {
  const { unit, before, hasChanged, state } = input
  const source = unit.texts[defaultLocale]
  if (!hasChanged) {
    const { confirmed_hash, confirmed_source } = before ?? {
      confirmed_hash: null,
      confirmed_source: null,
    }
    return { confirmed_hash, confirmed_source }
  }
  if (state === 'missing') return { confirmed_hash: null, confirmed_source: null }
  return { confirmed_hash: meaningHash(source), confirmed_source: source }
}

/**
 * Texts that readers may still see and are told to be cut off, the last one first: what a person has
 * confirmed, and errors in what nobody has approved.
 */
function cutOffHashes(options: {
  unit: ExtractedUnit
  locale: Locale
  context: CheckContext
  before: UnitRow | undefined
  hash: string
  open: Finding[]
  state: UnitState
}): string[] {
  const { unit, locale, context, before, hash, open, state } = options
  const text = unit.texts[locale]
  const isApproved = (one: string): boolean => {
    const said = { hash: one, ...(one === hash && { text }) }
    const verdict = context.verdict({ unit: unit.unit, locale, ...said })
    return verdict === 'approved' || verdict === 'published'
  }
  const others = (before?.cut_off_hashes ?? []).filter((one) => one !== hash && !isApproved(one))
  const cut = open.find(({ check, level }) => check === 'cut-off' && level === 'error')
  const isTold =
    cut !== undefined && (isConfirmed(cut) || (state !== 'approved' && !isApproved(hash)))
  return (isTold ? [hash, ...others] : others).slice(0, LONGEST_MEMORY)
}
