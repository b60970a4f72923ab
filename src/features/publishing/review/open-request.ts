import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { label } from '@/cms/label'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { AppError } from '@/lib/errors/app-error'

const row = z.object({
  id: z.number(),
  title: z.string(),
  container: z.string(),
  document: z.string().nullable(),
  locale: z.enum(locales),
  state: z.string(),
  author_id: z.number().nullable(),
})

type SQL = ReturnType<typeof sql>

export type OpenRequest = z.infer<typeof row>

const closed = label({
  ro: 'Cererea a primit deja un răspuns sau a fost retrasă.',
  en: 'The request has been answered already, or was withdrawn.',
  ru: 'На запрос уже ответили или его отозвали.',
})

type Asked = { req: PayloadRequest; id: number }

/**
 * A request in whatever state.
 * @throws {AppError} `not-found`
 */
export function readRequest(asked: Asked): Promise<OpenRequest> {
  return find({ ...asked, hold: sql`` })
}

/**
 * A request that waits, held until the transaction of `req` ends.
 * @throws {AppError} `not-found`, `conflict` when it no longer waits
 */
export async function takeOpenRequest(asked: Asked): Promise<OpenRequest> {
  const request = await find({ ...asked, hold: sql`for update` })
  if (request.state !== 'waiting') throw new AppError('conflict', { sentence: closed })
  return request
}

async function find({ req, id, hold }: Asked & { hold: SQL }): Promise<OpenRequest> {
  const query = sql`select id, title, container, document, locale, state, author_id
    from review_requests where id = ${id} ${hold}`
  const [found] = (await runSql({ cms: req.payload, req, query })).rows
  if (!found) throw new AppError('not-found')
  return row.parse(found)
}

/** Ends a request: with who decided and what was answered. */
export async function closeRequest(options: {
  req: PayloadRequest
  id: number
  state: 'published' | 'returned' | 'withdrawn'
  /** Who decided. */
  name: string
  answer?: string
}): Promise<void> {
  const { req, id, state, name, answer } = options
  const query = sql`update review_requests
    set state = ${state}::enum_review_requests_state, decided_by_name = ${name},
      decided_at = now(), answer = ${answer ?? null}, updated_at = now()
    where id = ${id}`
  await runSql({ cms: req.payload, req, query })
}
