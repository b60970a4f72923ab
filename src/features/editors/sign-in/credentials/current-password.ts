import { sql } from '@payloadcms/db-postgres'
import { pbkdf2, timingSafeEqual } from 'node:crypto'
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
