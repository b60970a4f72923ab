import type { Field } from 'payload'
import { label } from '../label'

/** Who decided about a record, and when. */
export function decisionFields(): Field[] {
  return [
    {
      name: 'decidedByName',
      type: 'text',
      label: label({ ro: 'Cine a decis', en: 'Decided by', ru: 'Кто принял решение' }),
    },
    {
      name: 'decidedAt',
      type: 'date',
      label: label({ ro: 'Data deciziei', en: 'Decided at', ru: 'Дата решения' }),
    },
  ]
}
