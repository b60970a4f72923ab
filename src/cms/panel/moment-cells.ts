import { importDateFNSLocale } from '@payloadcms/translations'
import type { Field, SanitizedConfig } from 'payload'
import { writeMomentsInChisinau } from '@/i18n/chisinau-locale'

// Its parts are those by which the language knows a moment.
const moment = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMMM yyyy, HH:mm' } as const
const cell = '/components/panel/list/moment-cell#MomentCell'

/**
 * On a finished config: lists, forms and versions show moments by the clock of Chișinău. Payload shows them
 * by that of each browser. A field that asks for a day or a month has no time to show.
 */
export async function showMomentsInChisinau(config: SanitizedConfig): Promise<SanitizedConfig> {
  for (const { fields } of config.collections) giveCells(fields)
  for (const { dateFNSKey } of Object.values(config.i18n.supportedLanguages)) {
    writeMomentsInChisinau(await importDateFNSLocale(dateFNSKey))
  }
  return config
}

function giveCells(fields: Field[]): void {
  for (const field of fields) {
    if ('fields' in field) giveCells(field.fields)
    if (field.type !== 'date' || field.admin?.date?.displayFormat !== undefined) continue
    const admin = (field.admin ??= {})
    admin.components = { Cell: cell, ...admin.components }
    admin.date = { ...moment, ...admin.date }
  }
}
