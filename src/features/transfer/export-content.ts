import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { recordAudit, type AuditActor } from '@/features/audit/record'
import { transferContainers, listFiles } from './transfer-containers'
import { exportName } from './export-name'
import { formatName, formatVersion, type TransferHeader } from './file-format'
import { pictureFolder, readPicture, hashSha256 } from './picture-files'
import { openRegister, readRecords } from './read-records'

export type ContentExport = {
  madeAt: Date
  /** The file, piece by piece; pictures are read as they are asked for. */
  pieces: () => AsyncGenerator<string>
  records: number
  /** Files of pictures that were gone, known when all pieces were read. */
  missing: string[]
}

/**
 * All content of the site in one file: an array in JSON, an entry a line, so that nobody has to hold
 * all of it in memory. Records come as one moment saw them.
 */
export async function exportContent(options: {
  cms: Payload
  siteUrl: string
  /** The editor for the audit log; without one nothing is logged. */
  actor?: AuditActor
}): Promise<ContentExport> {
  const { cms, siteUrl, actor } = options
  const madeAt = new Date()
  const { header, lines, files } = await inTransaction({
    cms,
    work: async (req) => {
      await runSql({ cms, req, query: sql`set transaction isolation level repeatable read` })
      const read = await readAll({ cms, req })
      const head: TransferHeader = {
        ...{ format: formatName, version: formatVersion },
        ...{ schema: await readSchemaVersion({ cms, req }), madeAt: madeAt.toISOString() },
        ...{ site: siteUrl, locales: [locales[0], locales[1], locales[2]] },
      }
      return { header: head, ...read }
    },
  })
  if (actor) {
    // Not in that transaction, which refuses to refer to an editor who has signed in meanwhile.
    const entry = { action: 'export-content', container: 'content' } as const
    await recordAudit({ cms, actor, ...entry, title: exportName(madeAt) })
  }
  const missing: string[] = []
  const folder = pictureFolder(cms)
  async function* pieces() {
    yield `[\n${JSON.stringify(header)},\n`
    for (const line of lines) yield `${line},\n`
    missing.length = 0
    for (const name of files) {
      const bytes = await readPicture({ folder, name })
      if (bytes) yield `${fileLine({ name, bytes })},\n`
      else missing.push(name)
    }
    const end = { end: true, records: lines.length, files: files.length - missing.length, missing }
    yield `${JSON.stringify(end)}\n]\n`
  }
  return { madeAt, pieces, records: lines.length, missing }
}

function fileLine({ name, bytes }: { name: string; bytes: Uint8Array }): string {
  const content = Buffer.from(bytes).toString('base64')
  return JSON.stringify({ file: name, sha256: hashSha256(bytes), content })
}

async function readAll({ cms, req }: { cms: Payload; req: PayloadRequest }) {
  const register = openRegister()
  const lines: string[] = []
  const files: string[] = []
  for (const container of transferContainers(cms)) {
    for (const stored of await readRecords({ cms, req, container, register })) {
      const { record, key, public: shown, draft } = stored
      lines.push(JSON.stringify({ record, key, public: shown, draft }))
      if (record === 'media') files.push(...listFiles(shown))
    }
  }
  return { lines, files: [...new Set(files)] }
}

/** The newest schema migration that the database has had. */
export async function readSchemaVersion(options: {
  cms: Payload
  req?: PayloadRequest
}): Promise<string> {
  const query = sql`select max(name) as name from payload_migrations where batch > 0`
  const { rows } = await runSql({ ...options, query })
  const name = rows[0]?.name
  return typeof name === 'string' ? name : ''
}
