import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { messageDescription } from '@/i18n/message-description'
import { localePath } from '@/i18n/paths'
import { runSql } from '@/lib/run-sql'
import { scoreText } from '../cut-off/score-text'
import { rightsIn, type EditorRights } from '@/cms/access/rights'
import type { TextFormat } from '../types'
import { textHash } from '@/i18n/text-hash'
import { documentTitle } from '../content/config-labels'
import { wordsIn } from '../content/extract-units'
import { fieldTitle } from '../content/field-title'
import { pagePathOf } from '../content/page-path'
import { untranslatedBlocks } from '../units/settle-block'
import { rowsOfUnits, type UnitRow } from '../units/unit-rows'
import type { UnitView } from './views'

type Read = {
  cms: Payload
  req?: PayloadRequest | undefined
  editor: EditorRights
  unit: string
  locale: Locale
  /** Of the admin panel. */
  language: Locale
}

/** What the editor of one text shows; null when there is no such text. */
export async function readUnit(options: Read): Promise<UnitView | null> {
  const { cms, req, editor, unit, locale, language } = options
  const rows = await rowsOfUnits({ cms, req, units: [unit] })
  const row = rows.find((one) => one.locale === locale)
  const source = rows.find((one) => one.locale === defaultLocale)
  if (!row) return null
  const message = row.kind === 'message' ? await readMessage({ cms, req, key: row.path }) : null
  const open = row.findings.filter(
    ({ fingerprint }) => !row.dismissed.some((one) => one.fingerprint === fingerprint),
  )
  const texts = byLocale((each) => rows.find((one) => one.locale === each)?.text ?? null)
  return {
    ...itemOf({ row, source: source?.text ?? '', checks: open.map(({ check }) => check) }),
    documentTitle: documentTitle({ cms, ...row, title: row.document_title, language }),
    fieldTitle: fieldTitle({ cms, ...row, language }),
    locale,
    sourceLocale: defaultLocale,
    texts,
    hash: textHash(row.text),
    sourceHash: textHash(source?.text ?? null),
    confirmedSource: row.confirmed_source,
    origin: row.origin,
    maxLength: row.max_length,
    isRequired: row.is_required,
    arguments: message?.arguments ?? [],
    description: message ? messageDescription({ key: row.path, language }) : null,
    findings: open,
    dismissed: row.dismissed,
    missingTail: open.some(({ check }) => check === 'cut-off')
      ? missingTail({ format: row.format, source: source?.text ?? null, text: row.text, locale })
      : null,
    pagePath: pagePathIn({ row, slug: await slugOf({ cms, req, row }), locale }),
    untranslated:
      source || row.kind === 'message' ? null : await untranslatedBlocks({ cms, req, row }),
    href: recordPath(row, message?.id ?? ''),
    rights: rightsIn({ editor, locale }),
  }
}

/** @throws Error when there is no such text any more: the caller has just stored it. */
export async function readView(options: Read): Promise<UnitView> {
  const view = await readUnit(options)
  if (!view) throw new Error(`The desk does not know ${options.unit} (${options.locale}).`)
  return view
}

function itemOf({ row, source, checks }: { row: UnitRow; source: string; checks: string[] }) {
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

const messageRow = z.object({
  id: z.coerce.string(),
  arguments: z.array(z.string()),
})

async function readMessage(options: {
  cms: Payload
  req?: PayloadRequest | undefined
  key: string
}) {
  const { cms, req, key } = options
  const query = sql`select id,
      array(select text from messages_texts where parent_id = messages.id and path = 'arguments'
        order by "order") as arguments
    from messages where key = ${key}`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  return z.array(messageRow).parse(rows)[0] ?? null
}

function recordPath({ kind, container, document }: UnitRow, messageId: string): string {
  if (kind === 'global') return `/admin/globals/${container}`
  return `/admin/collections/${container}/${kind === 'message' ? messageId : document}`
}

const slugRow = z.object({ slug: z.string().nullable() })

async function slugOf(options: {
  cms: Payload
  req?: PayloadRequest | undefined
  row: UnitRow
}): Promise<string | null> {
  const { cms, req, row } = options
  if (row.container !== 'projects') return null
  const query = sql`select slug from projects where id = ${Number(row.document)}`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  return z.array(slugRow).parse(rows)[0]?.slug ?? null
}

function pagePathIn(options: { row: UnitRow; slug: string | null; locale: Locale }): string | null {
  const { row, slug, locale } = options
  const path = pagePathOf({ container: row.container, path: row.path, slug })
  return path === null ? null : localePath({ locale, path })
}
