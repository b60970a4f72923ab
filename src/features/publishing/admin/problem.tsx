import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { isRecord } from '@/lib/is-record'
import { parseLabel } from '../schedule/serialized-label'
import { adminLanguage } from '@/components/panel/admin-language'
import styles from './publishing.module.css'

function sentence({ row, language }: { row: unknown; language: string }): string | null {
  const kept = isRecord(row) && typeof row.lastError === 'string' ? row.lastError : null
  return parseLabel(kept)?.[adminLanguage(language)] ?? null
}

/** A cell that says why a planned change has not happened. */
export function ProblemCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const row: unknown = rowData
  const said = sentence({ row, language: i18n.language })
  return said && <span className={styles.problem}>{said}</span>
}

/** The same on the page of the change. */
export function ProblemField({ data, field, i18n }: UIFieldServerProps) {
  const said = sentence({ row: data, language: i18n.language })
  if (!said) return null
  return (
    <div className="field-type">
      <p className="field-label">{getTranslation(field.label ?? '', i18n)}</p>
      <p className={styles.problem}>{said}</p>
    </div>
  )
}
