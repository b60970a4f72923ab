import { createHash } from 'node:crypto'
import { label } from '@/cms/label'
import type { TransferRecord } from './file-format'
import type { Outcome } from './import-report'
import type { StagedFile } from './picture-files'
import { saysTheSame, type StoredRecord } from './read-records'

/** A record of the file, what the site has in its place, and what comes of it. */
export type PlannedRecord = {
  record: TransferRecord
  present: StoredRecord | null
  outcome: Outcome
}

export const changedSince = label({
  ro: 'După verificarea fișierului s-au schimbat pe site înregistrări pe care le-ar fi schimbat și fișierul, de aceea nu s-a preluat nimic. Verificați fișierul din nou.',
  en: 'Since the file was checked, something that it would change has changed on the site, so nothing was taken from it. Check the file again.',
  ru: 'С момента проверки файла на сайте изменились записи, которые изменил бы и файл, поэтому ничего не перенесено. Проверьте файл ещё раз.',
})

/** A file without a draft says nothing of a newer one of the site, which stays in the form. */
export function planRecord(options: {
  record: TransferRecord
  present: StoredRecord | null
}): PlannedRecord {
  const { record, present } = options
  if (!present) return { ...options, outcome: 'created' }
  const isSame =
    saysTheSame(present.public, record.public) &&
    (!record.draft || saysTheSame(present.draft, record.draft))
  return { ...options, outcome: isSame ? 'unchanged' : 'updated' }
}

/** Another one as soon as anything that would change differs, on the site or in the file. */
export function digestPlan(options: {
  records: readonly PlannedRecord[]
  /** Files of the pictures that would change. */
  files: readonly StagedFile[]
}): string {
  const hash = createHash('sha256')
  for (const { record, present, outcome } of options.records) {
    if (outcome !== 'unchanged') hash.update(JSON.stringify([record, present]))
  }
  for (const { name, sha256 } of options.files) hash.update(JSON.stringify([name, sha256]))
  return hash.digest('hex')
}
