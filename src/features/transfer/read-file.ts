import type { z } from 'zod'
import { isRecord } from '@/lib/is-record'
import type { TransferContainer } from './transfer-containers'
import {
  endSchema,
  envelopeSchema,
  fileSchema,
  formatVersion,
  headerSchema,
  type TransferHeader,
  type TransferRecord,
} from './file-format'
import { isPicture, hashSha256, stagePicture, type StagedFile } from './picture-files'
import { formatPlace, refused, refusedFile, type TransferProblem } from './problem'
import { readLines } from './read-lines'
import { recordSchema } from './record-schema'

export type ReadFile = {
  header: TransferHeader
  records: TransferRecord[]
  files: StagedFile[]
  /** Files of pictures that were gone when the export was made. */
  missing: string[]
}

type RecordSchema = ReturnType<typeof recordSchema>

/** A thousand messages do not help to repair a file. */
const mostProblems = 50

/**
 * Reads a file and sets its pictures down in `stage`.
 * @throws {AppError} naming everything in it that is not as it should be
 */
export async function readFile(options: {
  source: AsyncIterable<Uint8Array>
  stage: string
  containers: readonly TransferContainer[]
  /** The newest schema migration of this site. */
  schema: string
}): Promise<ReadFile> {
  const { source, stage, containers, schema } = options
  const entries = readEntries(source)
  const opening = await entries.next()
  const header = parseHeader({ value: opening.done ? null : opening.value.value, schema })

  const schemas = new Map<string, RecordSchema>(
    containers.map((one) => [one.slug, recordSchema(one)]),
  )
  const problems: TransferProblem[] = []
  const records: TransferRecord[] = []
  const files: StagedFile[] = []
  let end: z.infer<typeof endSchema> | null = null
  for await (const { value, line } of entries) {
    if (end) throw refused('not-an-export')
    if (problems.length >= mostProblems) break
    if (isRecord(value) && 'record' in value) {
      const read = parseRecord({ value, line, schemas })
      problems.push(...read.problems)
      records.push(...read.records)
    } else if (isRecord(value) && 'file' in value) {
      const file = await parseFile({ value, line, stage })
      if ('code' in file) problems.push(file)
      else files.push(file)
    } else {
      const parsed = endSchema.safeParse(value)
      if (!parsed.success) throw refused('bad-line', { line })
      end = parsed.data
    }
  }
  if (problems.length > 0) throw refusedFile(problems)
  if (end?.records !== records.length || end.files !== files.length) throw refused('not-whole')
  return { header, records, files, missing: end.missing }
}

/** The entries of the array, of which each has a line to itself. */
async function* readEntries(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ value: unknown; line: number }> {
  let line = 0
  let isClosed = false
  for await (const text of readLines(source)) {
    line += 1
    if (line === 1) {
      if (text.replace(/^\uFEFF/, '').trim() !== '[') throw refused('not-an-export')
      continue
    }
    const entry = text.trim()
    if (entry === '') continue
    if (isClosed) throw refused('not-an-export')
    if (entry === ']') isClosed = true
    else yield { value: parsed({ entry, line }), line }
  }
  if (!isClosed) throw refused('not-whole')
}

function parsed({ entry, line }: { entry: string; line: number }): unknown {
  try {
    const value: unknown = JSON.parse(entry.endsWith(',') ? entry.slice(0, -1) : entry)
    return value
  } catch {
    throw refused(line === 2 ? 'not-an-export' : 'bad-line', { line })
  }
}

function parseHeader({ value, schema }: { value: unknown; schema: string }): TransferHeader {
  const envelope = envelopeSchema.safeParse(value)
  if (!envelope.success) throw refused('not-an-export')
  if (envelope.data.version > formatVersion) throw refused('newer-format')
  const header = headerSchema.safeParse(value)
  if (!header.success) throw refused('not-an-export')
  if (header.data.schema !== schema) {
    throw refused('other-schema', { here: schema, there: header.data.schema })
  }
  return header.data
}

function parseRecord(options: {
  value: Record<string, unknown>
  line: number
  schemas: Map<string, RecordSchema>
}): { records: TransferRecord[]; problems: TransferProblem[] } {
  const { value, line, schemas } = options
  const { record, key } = value
  if (typeof record !== 'string' || typeof key !== 'string') {
    return { records: [], problems: [{ code: 'bad-line', args: { line } }] }
  }
  const place = formatPlace({ record, key })
  const schema = schemas.get(record)
  if (!schema) return { records: [], problems: [{ code: 'unknown-container', place }] }
  const read = schema.safeParse(value)
  if (read.success) return { records: [read.data], problems: [] }
  return {
    records: [],
    problems: read.error.issues.flatMap((issue) => toProblems({ issue, place })),
  }
}

function toProblems(options: { issue: z.core.$ZodIssue; place: string }): TransferProblem[] {
  const { issue, place } = options
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') {
    return [{ code: 'wrong-value', place, field: path.join('.') }]
  }
  return issue.keys.map((name) => ({
    ...{ code: 'unknown-field', place },
    field: [...path, name].join('.'),
  }))
}

async function parseFile(options: {
  value: Record<string, unknown>
  line: number
  stage: string
}): Promise<StagedFile | TransferProblem> {
  const { value, line, stage } = options
  const read = fileSchema.safeParse(value)
  if (!read.success) return { code: 'bad-line', args: { line } }
  const { file: name, sha256, content } = read.data
  const bytes = Buffer.from(content, 'base64')
  if (hashSha256(bytes) !== sha256 || !(await isPicture({ name, bytes }))) {
    return { code: 'broken-file', args: { file: name } }
  }
  return stagePicture({ stage, name, bytes })
}
