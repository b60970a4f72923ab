import type { Field } from 'payload'
import type { AdminLabel } from '../label'

/** A line at the head of a form that is no field of the record; `component` is its path. */
export function formHead(options: { name: string; label: AdminLabel; component: string }): Field {
  const { name, label, component } = options
  return {
    ...{ name, type: 'ui', label },
    admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: component } },
  }
}
