import type { Field, SanitizedConfig } from 'payload'

const cell = '/components/panel/list/moment-cell#MomentCell'

/**
 * On a finished config: lists show moments by the clock of Chișinău. Payload shows them by that of
 * each browser. A field that asks for a day or a month has no time to show.
 */
export function showMomentsInChisinau(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) giveCells(fields)
  return config
}

function giveCells(fields: Field[]): void {
  for (const field of fields) {
    if ('fields' in field) giveCells(field.fields)
    if (field.type !== 'date' || field.admin?.date?.displayFormat !== undefined) continue
    const admin = (field.admin ??= {})
    admin.components = { Cell: cell, ...admin.components }
  }
}
