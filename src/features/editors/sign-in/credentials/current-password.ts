import { sql } from '@payloadcms/db-postgres'
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'

type Editor = { cms: Payload; req?: PayloadRequest; editorId: number }

const derive = promisify(pbkdf2)

// How Payload keeps passwords: it gives nobody a way to compare one but signing in.
const prefix = 'pbkdf2-sha256-v1:'
const current = { iterations: 600_000, length: 32 }
const former = { iterations: 25_000, length: 512 }

const rowsSchema = z.array(z.object({ hash: z.string(), salt: z.string() })).length(1)

async function storedPassword({ cms, req, editorId }: Editor) {
  const query = sql`select hash, salt from editors where id = ${editorId}`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  return rowsSchema.parse(rows)[0] ?? { hash: '', salt: '' }
}

/** Changes with the password, and tells nothing of it. */
export async function passwordMark(editor: Editor): Promise<string> {
  const { salt } = await storedPassword(editor)
  return salt
}

/** Whether this is the password of the editor. */
export async function isCurrentPassword({
  password,
  ...editor
}: Editor & { password: string }): Promise<boolean> {
  const { hash, salt } = await storedPassword(editor)
  const isNew = hash.startsWith(prefix)
  const { iterations, length } = isNew ? current : former
  const stored = Buffer.from(isNew ? hash.slice(prefix.length) : hash, 'hex')
  const derived = await derive(password, salt, iterations, length, 'sha256')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}

/**
 * Takes as long as a comparison with the password of an editor. Payload compares nothing when it does
 * not find the address, and the missing time would tell who is one.
 */
export async function compareWithNobody(password: string): Promise<void> {
  const { iterations, length } = current
  await derive(password, randomBytes(length), iterations, length, 'sha256')
}

/** Whether an editor signs in with this address, in any spelling that Payload takes for it. */
export async function isEditorAddress({
  cms,
  email,
}: {
  cms: Payload
  email: string
}): Promise<boolean> {
  const query = sql`select 1 from editors where email = ${email.trim().toLowerCase()}`
  const { rows } = await runSql({ cms, query })
  return rows.length > 0
}
