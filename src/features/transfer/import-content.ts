import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { announceChange } from '@/cms/changes/announce-change'
import { commonLabels } from '@/cms/common-labels'
import { lockContainer, lockDocument } from '@/cms/document-lock'
import { inTransaction, lockInTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { AppError } from '@/lib/errors/app-error'
import { recordAudit, type AuditActor } from '@/features/audit/record'
import { transferContainers, type TransferContainer } from './transfer-containers'
import { checkRecords } from './check-records'
import { readSchemaVersion } from './export-content'
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
import { changedSince, digestPlan, planRecord, type PlannedRecord } from './plan-changes'
import { readFile, type ReadFile } from './read-file'
import { openRegister, readRecords, type Register, type StoredRecord } from './read-records'
import { storeRecord } from './store-record'
import { syncDesk, type StoredChange } from './sync-desk'

type Import = {
  cms: Payload
  source: AsyncIterable<Uint8Array>
  /** Tells what would be done, and does nothing. */
  isDryRun: boolean
  /** Null for a command. */
  actor: AuditActor | null
  /** Language of the messages about single fields. */
  language: Locale
  /** Digest of the reviewed dry run; without one, whatever differs is changed. */
  plan?: string
}

/**
 * Imports the content of a file: creates what the site lacks, changes what differs, and deletes
 * nothing. All or nothing; readers see it at once.
 * @throws {AppError} when anything in the file is not as it should be; `conflict` when it would no
 *   longer do what the dry run told
 */
export async function importContent(options: Import): Promise<ContentImportReport> {
  const { cms, source } = options
  const folder = pictureFolder(cms)
  const stage = await openStage(folder)
  try {
    const containers = transferContainers(cms)
    const schema = await readSchemaVersion({ cms })
    const file = await readFile({ source, stage, containers, schema })
    return await oneByOne({
      cms,
      work: async () => {
        const { report, changed } = await inTransaction({
          cms,
          work: (req) => takeOver({ ...options, req, containers, file, folder }),
        })
        if (!options.isDryRun) {
          for (const picture of changed) await placePicture({ folder, file: picture })
        }
        return report
      },
    })
  } finally {
    await closeStage(stage)
  }
}

/**
 * One import after the other. The lock has a transaction of its own, as the pictures come to their
 * place only once the records are stored.
 */
function oneByOne<Result>(options: { cms: Payload; work: () => Promise<Result> }): Promise<Result> {
  const { cms, work } = options
  return inTransaction({
    cms,
    work: async (req) => {
      // It asks nothing while the work goes on.
      const query = sql`select set_config('idle_in_transaction_session_timeout', '0', true),
        set_config('transaction_timeout', '0', true)`
      await runSql({ cms, req, query })
      await lockInTransaction({ req, key: 'content-import', busy: commonLabels.otherImport })
      return work()
    },
  })
}

type Files = { counts: Record<Outcome, number>; changed: StagedFile[] }

async function filesToPlace(options: { folder: string; files: StagedFile[] }): Promise<Files> {
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
  containers: TransferContainer[]
  file: ReadFile
  /** Folder of the pictures. */
  folder: string
}

type Taken = { report: ContentImportReport; changed: StagedFile[] }

async function takeOver(work: Work): Promise<Taken> {
  const { cms, req, containers, file, folder, isDryRun, actor, language } = work
  if (!isDryRun) await holdAll({ req, containers })
  const { counts: files, changed } = await filesToPlace({ folder, files: file.files })
  const register = openRegister()
  const present = new Map<string, Map<string, StoredRecord>>()
  for (const container of containers) {
    const records = await readRecords({ cms, req, container, register })
    present.set(container.slug, new Map(records.map((record) => [record.key, record])))
  }
  await checkRecords({ cms, containers, file, present: register, stored: present, language })

  const planned = containers.map((container) => {
    const known = present.get(container.slug)
    const records = file.records
      .filter(({ record }) => record === container.slug)
      .map((record) => planRecord({ record, present: known?.get(record.key) ?? null }))
    return { container, records }
  })
  const plan = digestPlan({ records: planned.flatMap(({ records }) => records), files: changed })
  if (work.plan !== undefined && work.plan !== plan) {
    throw new AppError('conflict', { sentence: changedSince })
  }
  const rows: ImportRow[] = []
  for (const { container, records } of planned) {
    if (records.length === 0) continue
    if (!isDryRun) await storeContainer({ ...work, container, records, register })
    rows.push({ container: container.slug, ...countOutcomes(records) })
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
  const report = { isDryRun, site, madeAt, rows, files, missing: file.missing, plan }
  return { report, changed }
}

/**
 * Keeps every record as it is read until what the file has is compared with it and stored. The
 * pictures last: a publication locks the page first, and then its pictures.
 */
async function holdAll({
  req,
  containers,
}: {
  req: PayloadRequest
  containers: TransferContainer[]
}) {
  for (const { slug: container, kind } of containers.toReversed()) {
    if (kind === 'global') await lockDocument({ req, container, document: '' })
    else await lockContainer({ req, container })
  }
}

function countOutcomes(records: readonly PlannedRecord[]): Record<Outcome, number> {
  const counts = emptyCounts()
  for (const { outcome } of records) counts[outcome] += 1
  return counts
}

async function storeContainer(
  work: Work & { container: TransferContainer; records: PlannedRecord[]; register: Register },
): Promise<void> {
  const { cms, req, container, records, register, actor } = work
  const changes: StoredChange[] = []
  for (const { record, present, outcome } of records) {
    if (outcome === 'unchanged') continue
    const editor = actor?.id ?? null
    const id = await storeRecord({ cms, req, container, record, present, register, editor })
    register.add({ record: record.record, key: record.key, id })
    changes.push({
      document: String(id),
      wasInTrash: Boolean(present?.public.deletedAt),
      isInTrash: Boolean(record.public.deletedAt),
    })
  }
  if (changes.length === 0) return
  await syncDesk({ cms, req, container, changes })
  await announceChange({ cms, req, tag: container.slug })
}
