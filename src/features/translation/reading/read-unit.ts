import type { Payload, PayloadRequest } from 'payload'
import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { scoreText } from '../cut-off/score-text'
import { rightsIn, type EditorRights } from '@/cms/access/rights'
import type { Dismissal, Finding, TextFormat } from '../types'
import { meaningHash, textHash } from '@/i18n/text-hash'
import { documentHref, documentTitle } from '../content/config-labels'
import { wordsIn } from '../content/extract-units'
import { fieldTitle } from '../content/field-title'
import { findMessage } from '../content/find-message'
import { openFindings } from '../evaluation/open-findings'
import { translationOptions } from '../options'
import { untranslatedBlocks } from '../units/settle-block'
import { readUnitRows, type UnitRow } from '../units/unit-rows'
import type { UnitView } from './views'

type Read = {
  cms: Payload
  req?: PayloadRequest | undefined
  editor: EditorRights
  unit: string
  locale: Locale
  /** Language of the panel. */
  language: Locale
}

/** View of one text for its editor; null when there is no such text. */
export async function readUnit(options: Read): Promise<UnitView | null> {
  const { cms, req, editor, unit, locale, language } = options
  const rows = await readUnitRows({ cms, req, units: [unit] })
  const row = rows.find((one) => one.locale === locale)
  const source = rows.find((one) => one.locale === defaultLocale)
  if (!row) return null
  const message = row.kind === 'message' ? await findMessage({ cms, req, key: row.path }) : null
  const messageRecord = {
    kind: 'collection',
    container: row.container,
    document: message?.document ?? '',
  } as const
  const open = openFindings(row)
  const texts = byLocale((each) => rows.find((one) => one.locale === each)?.text ?? null)
  return {
    ...toItem({ row, source: source?.text ?? '', checks: open.map(({ check }) => check) }),
    documentTitle: documentTitle({ cms, ...row, title: row.document_title, language }),
    fieldTitle: fieldTitle({ cms, ...row, language }),
    locale,
    sourceLocale: defaultLocale,
    texts,
    hash: textHash(row.text),
    sourceHash: meaningHash(source?.text ?? null),
    confirmedSource: row.confirmed_source,
    origin: row.origin,
    maxLength: row.max_length,
    isRequired: row.is_required,
    arguments: message?.arguments ?? [],
    description: message ? getDescription({ cms, key: row.path, language }) : null,
    findings: open,
    dismissed: row.dismissed.map((one) => ({ ...one, finding: findDismissed({ row, one }) })),
    missingTail: open.some(({ check }) => check === 'cut-off')
      ? missingTail({ format: row.format, source: source?.text ?? null, text: row.text, locale })
      : null,
    pagePath: await pagePathIn({ cms, req, row, locale }),
    untranslated:
      source || row.kind === 'message' ? null : await untranslatedBlocks({ cms, req, row }),
    href: documentHref(row.kind === 'message' ? messageRecord : row),
    rights: rightsIn({ editor, locale }),
  }
}

/** @throws Error when there is no such text any more: the caller has just stored it. */
export async function readView(options: Read): Promise<UnitView> {
  const view = await readUnit(options)
  if (!view)
    throw new Error(`The translation desk has no text ${options.unit} (${options.locale}).`)
  return view
}

function findDismissed({ row, one }: { row: UnitRow; one: Dismissal }): Finding | null {
  const { check, fingerprint } = one
  const isIt = (found: Finding) => found.check === check && found.fingerprint === fingerprint
  return row.findings.find(isIt) ?? null
}

function toItem({ row, source, checks }: { row: UnitRow; source: string; checks: string[] }) {
  return {
    unit: row.unit,
    kind: row.kind,
    container: row.container,
    document: row.document,
    format: row.format,
    source,
    text: row.text,
    state: row.state,
    isOutdated: row.is_outdated,
    isLocked: row.is_locked,
    errors: row.errors,
    warnings: row.warnings,
    checks,
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: row.changed_by,
  }
}

/** What the source goes on to say where a text stops; null where it seems to say all. */
export function missingTail(options: {
  format: TextFormat
  source: string | null
  text: string | null
  locale: Locale
}): string | null {
  const { format, source, text, locale } = options
  if (source === null || text === null || locale === defaultLocale) return null
  const verdict = scoreText({
    locale,
    sourceLocale: defaultLocale,
    source: wordsIn({ format, text: source }),
    text: wordsIn({ format, text }),
  })
  return verdict.missing ?? null
}

function getDescription(options: { cms: Payload; key: string; language: Locale }): string {
  return translationOptions(options.cms).messages?.getDescription(options) ?? ''
}

async function pagePathIn(options: {
  cms: Payload
  req?: PayloadRequest | undefined
  row: UnitRow
  locale: Locale
}): Promise<string | null> {
  const { cms, req, row, locale } = options
  const { container, document, path: field } = row
  const path = await translationOptions(cms).pages?.findPath({
    cms,
    req,
    container,
    document,
    path: field,
  })
  return path == null ? null : localePath({ locale, path })
}
