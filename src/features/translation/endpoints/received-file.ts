import { z } from 'zod'
import { getSearchParams, type ReceivedRequest } from '@/cms/endpoints/endpoint-input'
import { AppError } from '@/lib/errors/app-error'
import { readLimitedBody } from '@/lib/http/limited-body'
import { parseJson } from '@/lib/parse-json'
import type { Decision } from '../transfer/import-report'
import { maxFileBytes } from '../interchange/limits'
import { fileProblem } from '../interchange/problem'
import { longestText } from './unit-schema'

export type ReceivedFile = {
  bytes: Uint8Array
  name: string
  decisions: Record<string, Decision>
  seen: Record<string, string>
}

/** Limit of a form besides the file, for decisions about conflicts, in bytes. */
const maxFormBytes = 4 * 1024 * 1024

const textMap = z.record(z.string(), z.string())
const decisionMap = z.record(
  z.string(),
  z.union([z.enum(['mine', 'theirs']), z.object({ text: z.string().max(longestText) })]),
)

/**
 * The file of a call: its whole body with `?name=`, or the field `file` of a form, which may have
 * `decisions` and `seen` as JSON. No more is read than a file may have.
 * @throws {AppError} `too-large`
 * @throws {AppError} `bad-request` for a form without a file or with broken decisions
 */
export async function receivedFile(request: ReceivedRequest): Promise<ReceivedFile> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    const name = getSearchParams(request).get('name') ?? ''
    const bytes = await readUpTo({ request, limit: maxFileBytes })
    return { bytes, name, decisions: {}, seen: {} }
  }
  const body = await readUpTo({ request, limit: maxFileBytes + maxFormBytes })
  const form = await parseForm({ body, type })
  const file = form.get('file')
  if (!(file instanceof File)) throw new AppError('bad-request')
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: file.name,
    decisions: jsonField({ form, name: 'decisions', schema: decisionMap }),
    seen: jsonField({ form, name: 'seen', schema: textMap }),
  }
}

async function readUpTo(options: { request: ReceivedRequest; limit: number }) {
  const bytes = await readLimitedBody(options)
  if (!bytes) throw fileProblem('too-large', { limit: maxFileBytes / 1024 / 1024 })
  return bytes
}

async function parseForm({ body, type }: { body: Uint8Array<ArrayBuffer>; type: string }) {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('bad-request')
  }
}

function jsonField<Value>({
  form,
  name,
  schema,
}: {
  form: FormData
  name: string
  schema: z.ZodType<Value>
}): Value {
  const given = form.get(name) ?? '{}'
  const parsed = schema.safeParse(typeof given === 'string' ? parseJson(given) : null)
  if (!parsed.success) throw new AppError('bad-request')
  return parsed.data
}
