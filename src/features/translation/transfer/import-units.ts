import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { commonLabels } from '@/cms/common-labels'
import { lockInTransaction } from '@/cms/transaction'
import { detectFormat } from '../interchange/detect-format'
import { fileProblem } from '../interchange/problem'
import { readExchange } from '../interchange/read-file'
import type { ExchangeFile, ExchangeFormat } from '../interchange/types'
import { mayApprove, mayWrite, type EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { deskTransaction } from '../units/desk-transaction'
import { checkSteps } from './import-check'
import { presentUnits } from './import-current'
import { planImport, type Decisions, type Step } from './import-plan'
import type { ImportItem, ImportReport } from './import-report'
import { storeSteps } from './import-store'

type Import = {
  cms: Payload
  editor: EditorRights
  bytes: Uint8Array
  /** Name of the file. */
  name: string
  dryRun: boolean
  /** Language of the panel. */
  language: Locale
} & Partial<Decisions>

/**
 * Imports an exported file that translators have worked on: all of it in one transaction, each unit
 * by what has happened to it since. A file that was imported already changes nothing.
 * @throws {AppError} for a file that cannot be read, or a text that cannot be stored; then nothing
 *   was changed
 * @throws {AppError} `forbidden` in a language the editor may not write
 */
export async function importUnits(options: Import): Promise<ImportReport> {
  const { cms, editor, bytes, name, language } = options
  const format = detectFormat({ name, bytes })
  if (!format) throw fileProblem('unknown-format')
  const file = readExchange({ format, bytes })
  if (!mayWrite({ editor, locale: file.targetLocale })) throw new AppError('forbidden')
  const work = (req: PayloadRequest) => takeSteps({ ...options, req, file })
  const steps = await deskTransaction({ cms, language, work })
  return toReport({ ...options, format, file, steps })
}

async function takeSteps(
  options: Import & { req: PayloadRequest; file: ExchangeFile },
): Promise<Step[]> {
  const { cms, req, editor, file, dryRun, language, decisions = {}, seen = {} } = options
  const { sourceLocale, targetLocale: locale } = file
  // One import after the other: each holds the records it has changed until it ends.
  if (!dryRun)
    await lockInTransaction({ req, key: 'translation-import', busy: commonLabels.otherImport })
  const planned = planImport({
    ...{ file, decisions, seen },
    mayApprove: mayApprove({ editor, locale }),
    present: await presentUnits({
      ...{ cms, req, sourceLocale, targetLocale: locale, language },
      units: file.units.map(({ unit }) => unit),
    }),
  })
  const steps = await checkSteps({ cms, req, steps: planned, locale, language })
  if (dryRun) return steps
  return storeSteps({ cms, req, editor, steps, sourceLocale, locale, language })
}

function toReport({
  name,
  dryRun,
  format,
  file,
  steps,
}: Import & { format: ExchangeFormat; file: ExchangeFile; steps: Step[] }): ImportReport {
  const counts = {
    apply: 0,
    'apply-outdated': 0,
    conflict: 0,
    refused: 0,
    unfinished: 0,
    unchanged: 0,
  }
  for (const { verdict } of steps) counts[verdict] += 1
  const { exportId, sourceLocale, targetLocale } = file
  return {
    ...{ isDryRun: dryRun, name, format, exportId, sourceLocale, targetLocale, counts },
    total: steps.length,
    stored: steps.filter(({ text }) => text !== null).length,
    items: steps.filter(({ verdict }) => verdict !== 'unchanged').map(toItem),
  }
}

function toItem({
  exported,
  present,
  text,
  approve,
  verdict,
  reason,
  errors,
  movedLinks,
  isTheirsApproved,
  decision,
}: Step): ImportItem {
  const source = present?.source ?? exported.source
  return {
    ...{ unit: exported.unit, verdict, reason, errors, movedLinks, isTheirsApproved, decision },
    source,
    title: present?.title ?? exported.unit,
    format: present?.format ?? exported.format,
    exportedSource: exported.source === source ? null : exported.source,
    mine: present?.target ?? null,
    theirs: exported.target ?? '',
    isUnfinished: exported.isUnfinished ?? false,
    mineHash: present?.targetHash ?? 'missing',
    stored: text,
    state: text === null ? (present?.state ?? null) : approve ? 'approved' : 'needs-review',
  }
}
