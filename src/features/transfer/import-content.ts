import type { Payload, PayloadRequest } from 'payload'
import { announceChange } from '@/cms/changes/announce-change'
import { lockContainer, lockDocument } from '@/cms/document-lock'
import { inTransaction, lockInTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'
import { recordAudit, type AuditActor } from '@/features/audit/record'
import { carriedContainers, type Carried } from './carried'
import { checkRecords } from './check-records'
import { readSchemaVersion } from './export-content'
import type { TransferRecord } from './file-format'
import {
  changesInWords,
  emptyCounts,
  type ContentImportReport,
  type ImportRow,
  type Outcome,
} from './import-report'
import {
  closeStage,
  openStage,
  pictureFolder,
  placePicture,
  readFileState,
  type StagedFile,
} from './picture-files'
import { readFile, type ReadFile } from './read-file'
import {
  openRegister,
  readRecords,
  saysTheSame,
  type Register,
  type StoredRecord,
} from './read-records'
import { storeRecord } from './store-record'
import { syncDesk, type StoredChange } from './sync-desk'

type Import = {
  cms: Payload
  source: AsyncIterable<Uint8Array>
  /** Tells what would be done, and does nothing. */
  isDryRun: boolean
  /** Null for a command. */
  actor: AuditActor | null
  /** Of what is said against single fields. */
  language: Locale
}

/**
 * Takes over the content of a file: creates what the site lacks, changes what differs, and deletes
 * nothing. All or nothing; readers see it at once.
 * @throws {AppError} when anything in the file is not as it should be
 */
export async function importContent(options: Import): Promise<ContentImportReport> {
  const { cms, source } = options
  const folder = pictureFolder(cms)
  const stage = await openStage(folder)
  try {
    const containers = carriedContainers(cms)
    const schema = await readSchemaVersion({ cms })
    const file = await readFile({ source, stage, carried: containers, schema })
    const files = await filesToPlace({ folder, files: file.files })
    const report = await inTransaction({
      cms,
      work: (req) => takeOver({ ...options, req, containers, file, files: files.counts }),
    })
    if (!options.isDryRun) {
      for (const picture of files.changed) await placePicture({ folder, file: picture })
    }
    return report
  } finally {
    await closeStage(stage)
  }
}

async function filesToPlace(options: { folder: string; files: StagedFile[] }) {
  const counts = emptyCounts()
  const changed: StagedFile[] = []
  for (const file of options.files) {
    const state = await readFileState({ folder: options.folder, file })
    counts[state] += 1
    if (state !== 'unchanged') changed.push(file)
  }
  return { counts, changed }
}

type Work = Import & {
  req: PayloadRequest
  containers: Carried[]
  file: ReadFile
  files: Record<Outcome, number>
}

async function takeOver(work: Work): Promise<ContentImportReport> {
  const { cms, req, containers, file, files, isDryRun, actor, language } = work
  await lockInTransaction({ req, key: 'content-import' })
  if (!isDryRun) await holdAll({ req, containers })
  const register = openRegister()
  const present = new Map<string, Map<string, StoredRecord>>()
  for (const carried of containers) {
    const records = await readRecords({ cms, req, carried, register })
    present.set(carried.slug, new Map(records.map((record) => [record.key, record])))
  }
  await checkRecords({ cms, containers, file, present: register, language })

  const rows: ImportRow[] = []
  for (const carried of containers) {
    const records = file.records.filter(({ record }) => record === carried.slug)
    if (records.length === 0) continue
    const known = present.get(carried.slug) ?? new Map<string, StoredRecord>()
    const counts = await takeOverContainer({ ...work, carried, records, known, register })
    rows.push({ container: carried.slug, ...counts })
  }
  const { site, madeAt } = file.header
  if (!isDryRun) {
    // A picture may have changed where its record has not.
    if (files.created + files.updated > 0) await announceChange({ cms, req, tag: 'media' })
    await recordAudit({
      ...{ cms, req, actor, action: 'import', container: 'content' },
      ...{ title: `${site}, ${madeAt.slice(0, 10)}`, note: changesInWords({ rows, files }) },
    })
  }
  return { isDryRun, site, madeAt, rows, files, missing: file.missing }
}

/** Keeps every record as it is read until what the file has is compared with it and stored. */
async function holdAll({ req, containers }: { req: PayloadRequest; containers: Carried[] }) {
  for (const { slug: container, kind } of containers) {
    if (kind === 'global') await lockDocument({ req, container, document: '' })
    else await lockContainer({ req, container })
  }
}

async function takeOverContainer(
  work: Work & {
    carried: Carried
    records: TransferRecord[]
    known: Map<string, StoredRecord>
    register: Register
  },
): Promise<Record<Outcome, number>> {
  const { cms, req, carried, records, known, register, isDryRun, actor } = work
  const counts = emptyCounts()
  const changes: StoredChange[] = []
  for (const record of records) {
    const present = known.get(record.key) ?? null
    const outcome = getOutcome({ record, present })
    counts[outcome] += 1
    if (outcome === 'unchanged' || isDryRun) continue
    const editor = actor?.id ?? null
    const id = await storeRecord({ cms, req, carried, record, present, register, editor })
    register.add({ record: record.record, key: record.key, id })
    changes.push({
      document: String(id),
      wasInTrash: Boolean(present?.public.deletedAt),
      isInTrash: Boolean(record.public.deletedAt),
    })
  }
  if (changes.length > 0) {
    await syncDesk({ cms, req, carried, changes })
    await announceChange({ cms, req, tag: carried.slug })
  }
  return counts
}

function getOutcome(options: { record: TransferRecord; present: StoredRecord | null }): Outcome {
  const { record, present } = options
  if (!present) return 'created'
  const isSame =
    saysTheSame(present.public, record.public) && saysTheSame(present.draft, record.draft)
  return isSame ? 'unchanged' : 'updated'
}
