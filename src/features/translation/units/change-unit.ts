import type { Payload, PayloadRequest } from 'payload'
import { announceChange } from '@/cms/changes/announce-change'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { withFingerprint } from '../checks/fingerprint'
import { mayApprove, mayLock, mayWrite, type EditorRights } from '@/cms/access/rights'
import { meaningHash, textHash } from '@/i18n/text-hash'
import type { Finding } from '../types'
import { AppError } from '@/lib/errors/app-error'
import { countOpen, isConfirmed, openFindings } from '../evaluation/open-findings'
import { confirmedCutOff } from '../evaluation/confirmed-cut-off'
import { sourceLanguage } from './refusals'
import { isOfOtherSource } from './save-texts'
import { storeChanges } from './history'
import { findPlace } from './unit-place'
import { readUnitRows, storeRows, type UnitRow } from './unit-rows'

type Change = { cms: Payload; editor: EditorRights; unit: string; locale: Locale }

/** The rows of the unit while nobody else changes them, in a transaction. */
async function change(
  options: Change & {
    /** `source` is the row itself where a text has none. */
    work: (rows: { row: UnitRow; source: UnitRow; req: PayloadRequest }) => Promise<UnitRow>
    needsSource?: boolean
    note: string
  },
): Promise<void> {
  const { cms, editor, unit, locale, work, note, needsSource = true } = options
  await inTransaction({
    cms,
    work: async (req) => {
      const place = await findPlace({ cms, req, unit })
      if (!place) throw new AppError('not-found')
      await lockDocument({ req, container: place.container.slug, document: place.document })
      const rows = await readUnitRows({ cms, req, units: [unit] })
      const row = rows.find((one) => one.locale === locale)
      const source = rows.find((one) => one.locale === defaultLocale) ?? (needsSource ? null : row)
      if (!row || !source) throw new AppError('not-found')
      const next = await work({ row, source, req })
      if (next === row) return
      await storeRows({ cms, req, rows: [next] })
      const texts = { from_text: row.text, to_text: next.text }
      const states = { from_state: row.state, to_state: next.state }
      const by = { origin: 'desk', editor_id: editor.id, editor_name: editor.name } as const
      await storeChanges({
        cms,
        req,
        changes: [{ unit, locale, ...texts, ...states, ...by, note }],
      })
    },
  })
}

/**
 * Confirms that a translation still says what its changed source says. While an error is open it
 * takes the right to approve: to the checks, a confirmed text that is approved has no cut.
 * @throws {AppError} `forbidden`, `bad-request` for Romanian, `locked`, `not-found`
 * @returns false when text or source is not the one that was seen any more, and nothing was changed
 */
export async function confirmText(
  options: Change & { expectedHash: string; sourceHash?: string | undefined },
): Promise<boolean> {
  const { editor, locale, expectedHash, sourceHash } = options
  if (!mayWrite({ editor, locale })) throw new AppError('forbidden')
  if (locale === defaultLocale) throw sourceLanguage()
  let isExpected = false
  await change({
    ...options,
    note: 'still-valid',
    work: ({ row, source }) => {
      if (row.is_locked) throw new AppError('locked')
      isExpected =
        textHash(row.text) === expectedHash &&
        !isOfOtherSource({ sourceHash, source: source.text, locale })
      if (!isExpected) return Promise.resolve(row)
      if (row.errors > 0 && !mayApprove({ editor, locale })) throw new AppError('forbidden')
      return Promise.resolve({
        ...row,
        confirmed_hash: meaningHash(source.text),
        confirmed_source: source.text,
        is_outdated: false,
      })
    },
  })
  return isExpected
}

/**
 * Keeps that a person has found a text cut off: readers are told so and it is not approved, until it
 * changes or the finding is dismissed.
 * @throws {AppError} `forbidden`, `locked`, `not-found`
 * @returns false when the text is not the expected one any more, and nothing was changed
 */
export async function confirmCutOff(options: Change & { expectedHash: string }): Promise<boolean> {
  const { editor, locale, expectedHash } = options
  if (!mayApprove({ editor, locale })) throw new AppError('forbidden')
  let isExpected = false
  await change({
    ...options,
    note: confirmedCutOff,
    work: async ({ row, source, req }) => {
      if (row.is_locked) throw new AppError('locked')
      isExpected = row.text !== null && textHash(row.text) === expectedHash
      if (!isExpected) return row
      await announceChange({ cms: req.payload, req, tag: row.container })
      const confirmed = { by: editor.name, at: new Date().toISOString() }
      return withCounts({
        ...row,
        state: row.state === 'approved' ? 'needs-review' : row.state,
        findings: [
          { ...cutOffFinding({ row, source }), level: 'error', confirmed },
          ...row.findings.filter(({ check }) => check !== 'cut-off'),
        ],
        dismissed: row.dismissed.filter(({ check }) => check !== 'cut-off'),
      })
    },
  })
  return isExpected
}

/** What the checks have found, or the finding of a person alone. */
function cutOffFinding({ row, source }: { row: UnitRow; source: UnitRow }): Finding {
  const found = row.findings.find(({ check }) => check === 'cut-off')
  const text = row.text ?? ''
  return (
    found ??
    withFingerprint({
      found: { check: 'cut-off', level: 'error', args: {} },
      text,
      source: row.locale === defaultLocale ? null : source.text,
    })
  )
}

/**
 * Puts a finding aside with a reason, until the text or its source changes, that of a cut until the
 * text changes; without a reason brings it back. An error takes the right to approve.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function dismissFinding(
  options: Change & { check: string; fingerprint: string; reason: string | null },
): Promise<void> {
  const { editor, locale, check, fingerprint, reason } = options
  if (!mayWrite({ editor, locale })) throw new AppError('forbidden')
  await change({
    ...options,
    note: reason === null ? `undismissed ${check}` : `dismissed ${check}: ${reason}`,
    work: async ({ row, req }) => {
      const finding = row.findings.find(
        (one) => one.check === check && one.fingerprint === fingerprint,
      )
      if (!finding) throw new AppError('not-found')
      if (finding.level === 'error' && !mayApprove({ editor, locale })) {
        throw new AppError('forbidden')
      }
      // What readers see of a text that is known to be cut off depends on it.
      await announceChange({ cms: req.payload, req, tag: row.container })
      const others = row.dismissed.filter((one) => one.fingerprint !== fingerprint)
      const at = new Date().toISOString()
      const dismissed =
        reason === null ? others : [...others, { check, fingerprint, reason, by: editor.name, at }]
      return withCounts({ ...row, dismissed })
    },
  })
}

function withCounts(row: UnitRow): UnitRow {
  const open = openFindings(row)
  const others = row.cut_off_hashes.filter((hash) => hash !== row.hash)
  const isTold = open.some(
    (finding) =>
      finding.check === 'cut-off' &&
      finding.level === 'error' &&
      (isConfirmed(finding) || row.state !== 'approved'),
  )
  return { ...row, ...countOpen(open), cut_off_hashes: isTold ? [row.hash, ...others] : others }
}

/**
 * Closes a text against changes in its language, or opens it again.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function lockText(options: Change & { isLocked: boolean }): Promise<void> {
  const { editor, locale, isLocked } = options
  if (!mayLock(editor) || !mayWrite({ editor, locale })) throw new AppError('forbidden')
  await change({
    ...options,
    note: isLocked ? 'locked' : 'unlocked',
    needsSource: false,
    work: ({ row }) => Promise.resolve({ ...row, is_locked: isLocked }),
  })
}
