import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '@/components/panel/admin-language'
import { isRecord } from '@/lib/is-record'
import { jobTitle } from './texts'

/** A cell that says what a job does, and leads to it. */
export function JobNameCell({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  const row: unknown = rowData
  const id = isRecord(row) ? Number(row.id) : 0
  return (
    <a href={`/admin/collections/jobs/${id}`}>{jobTitle(cellData)[adminLanguage(i18n.language)]}</a>
  )
}
