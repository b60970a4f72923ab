import type { Field, SanitizedConfig } from 'payload'
import { label, type AdminLabel } from '../label'

/** Labels of the upload fields that Payload adds in English. */
const uploadLabels: Record<string, AdminLabel> = {
  url: label({ ro: 'Adresa fișierului', en: 'File address', ru: 'Адрес файла' }),
  thumbnailURL: label({
    ro: 'Adresa miniaturii',
    en: 'Thumbnail address',
    ru: 'Адрес миниатюры',
  }),
  mimeType: label({ ro: 'Tipul fișierului', en: 'File type', ru: 'Тип файла' }),
}

/**
 * On a finished config: fields that forms do not show are no columns and no filters of lists either,
 * where Payload would offer them under the names they have in the code.
 */
export function closeTechnicalFields(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, upload } of config.collections) {
    close({ fields, isUpload: Boolean(upload) })
  }
  return config
}

function close({ fields, isUpload }: { fields: Field[]; isUpload: boolean }): void {
  for (const field of fields) {
    const uploadLabel = isUpload && 'name' in field ? uploadLabels[field.name] : undefined
    if (uploadLabel && 'label' in field) field.label = uploadLabel
    else if (isTechnical(field)) leaveOutOfLists(field)
    if (isUpload && field.type === 'group') close({ fields: field.fields, isUpload })
  }
}

function isTechnical(field: Field): boolean {
  if (!('label' in field) || typeof field.label !== 'string') return false
  const isHidden = 'hidden' in field && field.hidden === true
  return (
    isHidden ||
    (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true)
  )
}

function leaveOutOfLists(field: Field): void {
  Object.assign((field.admin ??= {}), {
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
  })
}
