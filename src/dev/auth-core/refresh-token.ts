import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from './database'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const SECRET = 'refresh-token-key'

const contentSchema = z.object({
  handle: z.string(),
  parentHash: z.string().nullable(),
  antiCsrf: z.string().nullable(),
})

/**
 * What a refresh token carries. The interface leaves its form open as long as these can be had
 * from it and nobody else can make one.
 */
export type RefreshToken = z.output<typeof contentSchema>

/** The key that seals the tokens of every core on this database; made by the first one. */
export async function refreshTokenKey(database: Database): Promise<Buffer> {
  const value = randomBytes(32).toString('base64')
  const insert =
    'insert into auth_core.secrets (name, value) values ($1, $2) on conflict do nothing'
  await database.write({ sql: insert, values: [SECRET, value] })
  const [stored] = await database.read({
    row: z.object({ value: z.string() }),
    sql: 'select value from auth_core.secrets where name = $1',
    values: [SECRET],
  })
  if (!stored) throw new Error('The key of the refresh tokens is missing.')
  return Buffer.from(stored.value, 'base64')
}

/** Seals the content; two tokens are never the same, because of the random start. */
export function sealRefreshToken({ key, content }: { key: Buffer; content: RefreshToken }): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  const sealed = [cipher.update(JSON.stringify(content)), cipher.final()]
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url')
}

/** @returns null for a text that no core on this database has sealed */
export function openRefreshToken(options: { key: Buffer; token: string }): RefreshToken | null {
  const bytes = Buffer.from(options.token, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  // Decoding overlooks stray characters, and a token with some would pass for a stolen one.
  if (bytes.toString('base64url') !== options.token) return null
  const decipher = createDecipheriv(CIPHER, options.key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const sealed = bytes.subarray(IV_BYTES, -TAG_BYTES)
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
    return contentSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
