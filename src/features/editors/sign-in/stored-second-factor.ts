import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { getEnv } from '@/lib/env'
import { AppError } from '@/lib/errors/app-error'
import { seal, unseal } from '@/mail/sealed-content'
import { secondFactorFailures } from './second-factor-failures'

/** What an editor's second factor consists of. */
export type SecondFactor = {
  secret: string
  /** Digests of the codes that have not been used. */
  recoveryCodes: string[]
  /** The time step of the last code that was used; none of it or before counts again. */
  lastStep: number
  enabledAt: string
}

type Editor = { cms: Payload; editorId: number }

const rowSchema = z.object({
  totp_secret: z.string().nullable(),
  recovery_codes: z.string().nullable(),
  totp_last_step: z.coerce.number().nullable(),
  totp_enabled_at: z.coerce.date().nullable(),
})

const digestsSchema = z.array(z.string())

function sealing(editorId: number) {
  return {
    secret: getEnv().PAYLOAD_SECRET,
    purpose: 'pasiuni second factor',
    messageId: `editor-second-factor:${editorId}`,
  }
}

/**
 * The editor's second factor, or null without one: in `req`'s transaction, else as it has been
 * committed.
 * @throws {AppError} `conflict` where another `PAYLOAD_SECRET` has sealed it
 */
export async function readSecondFactor(
  options: Editor & { req?: PayloadRequest },
): Promise<SecondFactor | null> {
  const row = await readRow(options)
  if (row.totp_secret === null || row.totp_enabled_at === null) return null
  return {
    secret: openSecret({ ...options, sealed: row.totp_secret }),
    recoveryCodes: digestsIn(row),
    lastStep: row.totp_last_step ?? 0,
    enabledAt: row.totp_enabled_at.toISOString(),
  }
}

/**
 * Since when the editor has had the second factor and how many recovery codes are left, also of one
 * that cannot be read any more; null without one.
 */
export async function describeSecondFactor(
  options: Editor & { req?: PayloadRequest },
): Promise<{ since: string; codesLeft: number } | null> {
  const row = await readRow(options)
  if (row.totp_enabled_at === null) return null
  return { since: row.totp_enabled_at.toISOString(), codesLeft: digestsIn(row).length }
}

function digestsIn({ recovery_codes: codes }: z.infer<typeof rowSchema>): string[] {
  return digestsSchema.parse(JSON.parse(codes ?? '[]'))
}

async function readRow({ cms, req, editorId }: Editor & { req?: PayloadRequest }) {
  const query = sql`select totp_secret, recovery_codes, totp_last_step, totp_enabled_at
    from editors where id = ${editorId}`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  return rowSchema.parse(rows[0])
}

function openSecret({ sealed, editorId }: { sealed: string; editorId: number }): string {
  try {
    return z.string().parse(unseal({ sealed, ...sealing(editorId) }))
  } catch {
    throw new AppError('conflict', { sentence: secondFactorFailures.isUnreadable })
  }
}

/** Stores a second factor as it is to be from now on; null takes it away. */
export async function writeSecondFactor({
  cms,
  req,
  editorId,
  factor,
}: Editor & { req: PayloadRequest; factor: SecondFactor | null }): Promise<void> {
  const sealed = factor && seal({ content: factor.secret, ...sealing(editorId) })
  const query = sql`update editors set
      totp_secret = ${sealed},
      recovery_codes = ${factor && JSON.stringify(factor.recoveryCodes)},
      totp_last_step = ${factor?.lastStep ?? null},
      totp_enabled_at = ${factor?.enabledAt ?? null}::timestamptz
    where id = ${editorId}`
  await runSql({ cms, req, query })
}

/**
 * Keeps others from changing the editor until the transaction ends: every save reads the sessions and
 * the second factor, and writes them all back.
 */
export async function lockEditor({
  cms,
  req,
  editorId,
}: Editor & { req: Partial<PayloadRequest> | undefined }): Promise<void> {
  // What only names the editor, as an entry of the audit log does, waits for nobody.
  const query = sql`select id from editors where id = ${editorId} for no key update`
  await runSql({ cms, req, query })
}
