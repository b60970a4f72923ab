import { sql } from '@payloadcms/db-postgres'
import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { getEnv } from '@/lib/env'

// As Payload makes it; a digest looks otherwise.
const TOKEN = /^[0-9a-f]{40}$/u

/** What is kept of the token of a link: enough to know it again. It is random, so that no salt helps. */
export function resetDigest(token: string): string {
  return createHash('sha256').update(`editor-reset:${token}`).digest('base64url')
}

/** What is to be stored in place of a token; a digest stays as it is. */
export function storedToken(value: unknown): unknown {
  return typeof value === 'string' && TOKEN.test(value) ? resetDigest(value) : value
}

/** The link of a mail. What stands behind # is never sent: to no server, log or other site. */
export function resetLink(token: string): string {
  const link = new URL('/admin/new-password', getEnv().SITE_URL)
  link.hash = token
  return link.href
}

const rowsSchema = z.array(z.object({ email: z.string() }))

/** The address of the account that a link still opens; undefined when it opens none. */
export async function addressBehind({
  req,
  digest,
}: {
  req: PayloadRequest
  digest: string
}): Promise<string | undefined> {
  const query = sql`select email from editors
    where reset_password_token = ${digest} and reset_password_expiration > now()`
  const { rows } = await runSql({ cms: req.payload, query })
  return rowsSchema.parse(rows)[0]?.email
}
