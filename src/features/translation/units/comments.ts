import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'
import { AppError } from '@/lib/errors/app-error'
import { runSql } from '@/lib/run-sql'
import type { EditorRights } from '@/cms/access/rights'
import { isoTime } from '../reading/iso-time'
import { commentRow } from '../reading/rows'
import type { UnitComment } from '../reading/views'

const longest = 2000

type Place = { cms: Payload; unit: string; locale: Locale }

const columns = sql`comment.id, ${isoTime('comment.created_at')} as at, author_name as by, text,
  is_resolved as "isResolved", resolved_by_name as "resolvedBy", author_id as "authorId"`

function toComment(row: unknown, editor: EditorRights): UnitComment {
  const { authorId, ...comment } = commentRow.parse(row)
  return { ...comment, isOwn: authorId === editor.id }
}

/** Comments on a text in a language, the oldest first. */
export async function readComments({
  cms,
  editor,
  unit,
  locale,
}: Place & { editor: EditorRights }): Promise<UnitComment[]> {
  const query = sql`select ${columns} from translation_comments comment
    where unit = ${unit} and locale = ${locale} order by comment.created_at, comment.id`
  const { rows } = await runSql({ cms, query })
  return rows.map((row) => toComment(row, editor))
}

async function requireUnit({ cms, unit, locale }: Place): Promise<void> {
  const query = sql`select 1 from translation_units where unit = ${unit} and locale = ${locale}`
  const { rows } = await runSql({ cms, query })
  if (rows.length === 0) throw new AppError('not-found')
}

/**
 * Says something about a text; every editor may.
 * @throws {AppError} `fields` for an empty text or one of more than 2000 characters, `not-found`
 *   when there is no such text
 */
export async function addComment(
  options: Place & { editor: EditorRights; text: string },
): Promise<UnitComment> {
  const { cms, editor, unit, locale } = options
  const text = options.text.replaceAll('\0', '').trim()
  if (text === '') throw new AppError('fields', { fields: { text: 'COMMENT_EMPTY' } })
  if (text.length > longest) throw new AppError('fields', { fields: { text: 'COMMENT_TOO_LONG' } })
  await requireUnit(options)
  const query = sql`insert into translation_comments as comment
      (unit, locale, author_id, author_name, text, is_resolved)
    values (${unit}, ${locale}, ${editor.id}, ${editor.name}, ${text}, false)
    returning ${columns}`
  const { rows } = await runSql({ cms, query })
  return toComment(rows[0], editor)
}

type Resolution = { editor: EditorRights; id: number; isResolved: boolean }

/**
 * Resolves a comment or reopens it; its author, reviewers, editors and administrators may. Resolving
 * it again changes nothing.
 * @throws {AppError} `not-found` when there is no such comment, `invalid-claim` for anyone else
 */
export async function resolveComment(options: Resolution & { cms: Payload }): Promise<UnitComment> {
  return inTransaction({ cms: options.cms, work: (req) => resolve({ ...options, req }) })
}

async function resolve(options: Resolution & { req: PayloadRequest }): Promise<UnitComment> {
  const { req, editor, id, isResolved } = options
  const cms = req.payload
  const before = sql`select ${columns} from translation_comments comment where id = ${id} for update`
  const [found] = (await runSql({ cms, req, query: before })).rows
  if (!found) throw new AppError('not-found')
  const comment = toComment(found, editor)
  if (!comment.isOwn && editor.role === 'translator') throw new AppError('invalid-claim')
  if (comment.isResolved === isResolved) return comment
  const query = sql`update translation_comments comment
    set is_resolved = ${isResolved}, resolved_by_name = ${isResolved ? editor.name : null},
      updated_at = now()
    where id = ${id} returning ${columns}`
  const { rows } = await runSql({ cms, req, query })
  return toComment(rows[0], editor)
}
