import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { getEnv } from '@/lib/env'
import { seal, unseal } from '@/mail/sealed-content'

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

function toOwner(editorId: number): string {
  return `editor-second-factor:${editorId}`
}

/**
 * The editor's second factor, or null without one: in `req`'s transaction, else as it has been
 * committed.
 */
export async function readSecondFactor({
  cms,
  req,
  editorId,
}: Editor & { req?: PayloadRequest }): Promise<SecondFactor | null> {
  const query = sql`select totp_secret, recovery_codes, totp_last_step, totp_enabled_at
    from editors where id = ${editorId}`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  const row = rowSchema.parse(rows[0])
  if (row.totp_secret === null || row.totp_enabled_at === null) return null
  const opened = unseal({
    sealed: row.totp_secret,
    secret: getEnv().PAYLOAD_SECRET,
    messageId: toOwner(editorId),
  })
  return {
    secret: z.string().parse(opened),
    recoveryCodes: digestsSchema.parse(JSON.parse(row.recovery_codes ?? '[]')),
    lastStep: row.totp_last_step ?? 0,
    enabledAt: row.totp_enabled_at.toISOString(),
  }
}

/** Stores a second factor as it is to be from now on; null takes it away. */
export async function writeSecondFactor({
  cms,
  req,
  editorId,
  factor,
}: Editor & { req: PayloadRequest; factor: SecondFactor | null }): Promise<void> {
  const sealed =
    factor &&
    seal({
      content: factor.secret,
      secret: getEnv().PAYLOAD_SECRET,
      messageId: toOwner(editorId),
    })
  const query = sql`update editors set
      totp_secret = ${sealed},
      recovery_codes = ${factor && JSON.stringify(factor.recoveryCodes)},
      totp_last_step = ${factor?.lastStep ?? null},
      totp_enabled_at = ${factor?.enabledAt ?? null}::timestamptz
    where id = ${editorId}`
  await runSql({ cms, req, query })
}

/** Keeps everybody else from changing the editor until the transaction ends. */
export async function lockEditor({
  cms,
  req,
  editorId,
}: Editor & { req: PayloadRequest }): Promise<void> {
  await runSql({ cms, req, query: sql`select id from editors where id = ${editorId} for update` })
}
