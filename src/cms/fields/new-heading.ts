import type { Field } from 'payload'
import type { AdminLabel } from '../label'

/** Heads the form of a record without a title: “New project” in place of Payload's “[Untitled]” or a number. */
export function newHeading(heading: AdminLabel): Field {
  const path = '/components/panel/new-heading.client#NewHeading'
  return {
    ...{ name: 'newHeading', type: 'ui', label: heading },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: { path, clientProps: { heading } } },
    },
  }
}
