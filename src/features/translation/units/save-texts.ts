import type { Payload, PayloadRequest } from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { mayApprove, mayWrite, type EditorRights } from '@/cms/access/rights'
import { meaningHash, textHash } from '@/i18n/text-hash'
import type { Finding, Origin, UnitState } from '../types'
import { noteChange } from './change-note'
import { AppError } from '@/lib/errors/app-error'
import { isWithoutSource, wordsIn, type ExtractedUnit } from '../content/extract-units'
import { dismissalsIn, openFindings } from '../evaluation/open-findings'
import type { NewText } from '../content/set-text'
import { readerOrder } from './reader-order'
import { publishTexts, storeDraft } from './store-texts'
import { readCheckContext } from '../evaluation/check-context'
import { toFindings, type CheckContext } from '../evaluation/text-findings'
import { readUnits, type UnitPlace } from './unit-place'
import { unknownParts } from '../evaluation/unknown-parts'
import { readUnitRows, type UnitRow } from './unit-rows'
import type { Conflict, Saved, TextInput } from '../reading/views'

export type TextOutcome =
  | ({ status: 'saved' } & Saved)
  | { status: 'locked' | 'not-found' | 'without-source' | 'source-changed' }
  | { status: 'emptied-source' }
  | { status: 'conflict'; conflict: Conflict }
  | { status: 'refused'; findings: Finding[] }

type Save = UnitPlace & {
  cms: Payload
  req: PayloadRequest
  editor: EditorRights
  locale: Locale
  origin: Origin
}

/**
 * Stores texts of one record in one language as one edit, or as two when only some are approved;
 * one that cannot be stored does not keep the others back. A translation whose Romanian is a draft
 * waits as one that needs review, approved or not: what readers are told begins with the Romanian. The
 * first blocks of a text wait, approved, for the others. The outcomes are in the order of the inputs.
 *
 * @throws {AppError} `forbidden`
 */
export async function saveTexts(options: Save & { inputs: TextInput[] }): Promise<TextOutcome[]> {
  const { cms, req, editor, locale, container, document, inputs } = options
  if (!mayWrite({ editor, locale })) throw new AppError('forbidden')
  if (inputs.some(({ approve }) => approve) && !mayApprove({ editor, locale })) {
    throw new AppError('forbidden')
  }
  await lockDocument({ req, container: container.slug, document })
  const judged = await judge(options)
  const approved = judged.flatMap(({ input, text }) => (text && input.approve ? text : []))
  const drafted = judged.flatMap(({ input, text }) => (text && !input.approve ? text : []))
  const order = await readerOrder({ ...options, texts: approved })
  // The public texts first: storing drafts keeps what is public as it is.
  const isPublic = await publish({ ...options, texts: order.now })
  await keep({ ...options, texts: order.inPart, isApproved: true })
  await keep({ ...options, texts: [...order.ahead, ...drafted], isApproved: false })
  for (const { outcome, text } of judged) {
    if (outcome.status !== 'saved' || !text) continue
    outcome.isPublic = isPublic && order.now.includes(text)
    if (order.ahead.includes(text)) outcome.waitsFor = 'source'
    if (order.inPart.includes(text)) outcome.waitsFor = 'rest'
  }
  const outcomes = new Map(judged.map(({ input, outcome }) => [input, outcome]))
  return inputs.map((input) => outcomes.get(input) ?? { status: 'not-found' })

  async function judge({ inputs: asked }: { inputs: TextInput[] }) {
    const units = await readUnits({ cms, req, container, document })
    const rows = await readUnitRows({ cms, req, units: asked.map(({ unit }) => unit) })
    const edits = asked.flatMap((input) => {
      const unit = units.find((one) => one.unit === input.unit)
      const text = input.text.trim() === '' ? null : input.text.normalize('NFC')
      return unit ? { input, unit, text } : []
    })
    const edited = edits.map(({ unit, text }) => withText({ unit, text, locale }))
    const context = await readCheckContext({ cms, req, units: edited })
    return edits.map(({ input, unit, text }) => {
      const row = rows.find((one) => one.unit === input.unit && one.locale === locale)
      const outcome = toOutcome({ input, unit, text, row, locale, context })
      return { input, outcome, text: outcome.status === 'saved' ? { unit, text } : null }
    })
  }
}

function withText({ unit, text, locale }: NewText & { locale: Locale }): ExtractedUnit {
  return { ...unit, texts: { ...unit.texts, [locale]: text } }
}

function toOutcome(
  edit: NewText & {
    input: TextInput
    row: UnitRow | undefined
    locale: Locale
    context: CheckContext
  },
): TextOutcome {
  const { input, unit, text, row, locale } = edit
  if (row?.is_locked) return { status: 'locked' }
  if (isWithoutSource(unit)) return { status: 'without-source' }
  const present = unit.texts[locale]
  // The same text may come again because the answer to the first save was lost.
  if (![input.expectedHash, textHash(text)].includes(textHash(present))) {
    const at = row?.changed_at?.toISOString() ?? null
    const by = row?.changed_by ?? null
    return { status: 'conflict', conflict: { text: present, hash: textHash(present), by, at } }
  }
  if (isOfOtherSource({ ...input, source: unit.texts[defaultLocale], locale })) {
    return { status: 'source-changed' }
  }
  const words = wordsIn({ format: unit.format, text: text ?? '' })
  if (words.trim() === '' && isSource({ unit, locale })) return { status: 'emptied-source' }
  const findings = blockers(edit)
  return findings.length > 0
    ? { status: 'refused', findings }
    : { status: 'saved', isPublic: false, waitsFor: null }
}

/** Whether translations go by the text; without its Romanian a message says what the code says. */
function isSource({ unit, locale }: Pick<NewText, 'unit'> & { locale: Locale }): boolean {
  return locale === defaultLocale && unit.kind !== 'message'
}

/** Whether the source says something else than the one that was translated, or found still valid. */
export function isOfOtherSource(options: {
  sourceHash?: string | undefined
  source: string | null
  locale: Locale
}): boolean {
  const { sourceHash, source, locale } = options
  if (sourceHash === undefined || locale === defaultLocale) return false
  return meaningHash(source) !== sourceHash
}

// Such a text would not be shown at all, or could not be stored.
const neverStored = new Set(['icu-syntax', 'markup', 'max-length'])
// The site would say what the code says instead of such a message.
const neverShown = new Set(['placeholder', 'plural-missing', 'tags'])

/** Findings that prevent storing or approving a text. */
function blockers(
  edit: NewText & {
    input: TextInput
    row: UnitRow | undefined
    locale: Locale
    context: CheckContext
  },
): Finding[] {
  const { input, unit, text, row, locale, context } = edit
  if (text === null) return []
  const [source, present] = [unit.texts[defaultLocale], unit.texts[locale]]
  const unknown = unit.format === 'rich-text' ? unknownParts({ text, source, present }) : []
  if (unknown.length > 0) return unknown
  const isApproving = input.approve
  const known = row
  const findings = toFindings({ unit: withText(edit), locale, context, known, isApproving })
  const dismissed = dismissalsIn({ known, hash: textHash(text), findings })
  const open = new Set(openFindings({ findings, dismissed }))
  return findings.filter(
    (finding) =>
      finding.level === 'error' &&
      (neverStored.has(finding.check) ||
        (isApproving &&
          ((unit.format === 'message' && neverShown.has(finding.check)) || open.has(finding)))),
  )
}

type Store = Save & { texts: NewText[] }

/** Gives whether readers see the texts now. */
async function publish(options: Store): Promise<boolean> {
  if (options.texts.length === 0) return false
  note({ ...options, isApproved: true })
  return publishTexts(options)
}

async function keep(options: Store & { isApproved: boolean }): Promise<void> {
  if (options.texts.length === 0) return
  note(options)
  await storeDraft(options)
}

/** Tells the hooks whose edit they see, and what becomes of the texts. */
function note({ req, editor, locale, origin, texts, isApproved }: Store & { isApproved: boolean }) {
  const { id, name } = editor
  const toState = ({ text }: NewText): UnitState => {
    if (text === null) return 'missing'
    if (isApproved) return 'approved'
    return origin === 'copy' ? 'draft' : 'needs-review'
  }
  const states = new Map(texts.map((text) => [text.unit.unit, toState(text)]))
  noteChange({ req, note: { origin, locale, states, editor: { id, name } } })
  req.context.isDeskApproval = true
}
