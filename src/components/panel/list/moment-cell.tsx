import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '@/components/panel/admin-language'
import { momentInChisinau } from '@/components/panel/moment'

/** A cell with a time by the clock of Chișinău, wherever the browser is. */
export function MomentCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return null
  const at = new Date(cellData).toISOString()
  return (
    <time dateTime={at}>{momentInChisinau({ at, language: adminLanguage(i18n.language) })}</time>
  )
}
