import type { DefaultServerCellComponentProps } from 'payload'
import { isRecord } from '@/lib/is-record'
import { documentHref } from '@/features/translation/content/config-labels'

/** A cell that leads to the record itself, in the language that is meant. */
export function RecordCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const row: unknown = rowData
  const title = typeof cellData === 'string' ? cellData : ''
  if (!isRecord(row) || typeof row.container !== 'string') return title
  const { container, document, locale } = row
  const isGlobal = payload.globals.config.some(({ slug }) => slug === container)
  const id = typeof document === 'string' ? document : ''
  const kind = isGlobal ? 'global' : 'collection'
  const query = typeof locale === 'string' ? `?locale=${locale}` : ''
  return <a href={`${documentHref({ kind, container, document: id })}${query}`}>{title}</a>
}
