import type { Field, GroupField } from 'payload'
import { commonLabels } from '../common-labels'
import { label, type AdminLabel } from '../label'
import { localizedText, localizedTextarea } from './localized-text'

/** A heading with a paragraph below it, and whatever else belongs to the same block of a page. */
export function textGroup({
  name,
  label: groupLabel,
  extra = [],
}: {
  name: string
  label: AdminLabel
  extra?: Field[]
}): GroupField {
  return {
    name,
    type: 'group',
    label: groupLabel,
    fields: [
      localizedText({
        name: 'title',
        label: commonLabels.heading,
        required: true,
      }),
      localizedTextarea({
        name: 'text',
        label: commonLabels.text,
        required: true,
      }),
      ...extra,
    ],
  }
}

/** The head of a page: its title and the lead below it. */
export function pageHead(): GroupField {
  return textGroup({
    name: 'head',
    label: label({ ro: 'Antetul paginii', en: 'Page head', ru: 'Начало страницы' }),
  })
}
