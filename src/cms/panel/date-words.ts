import type { DateField } from 'payload'
import { formatDate, formatMoment, formatMonth } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { editorsTimeZone } from '@/lib/chisinau-time'

/**
 * A stored date as its form shows it: a day or a month, which are stored at noon UTC, or a moment by
 * the clock of Chișinău. What is no date comes back as it is.
 */
export function dateWords({
  field,
  value,
  language: locale,
}: {
  field: Pick<DateField, 'admin'>
  value: string
  language: Locale
}): string {
  if (Number.isNaN(Date.parse(value))) return value
  switch (field.admin?.date?.pickerAppearance) {
    case 'dayOnly':
      return formatDate({ date: value, locale })
    case 'monthOnly':
      return formatMonth({ date: value, locale })
    case 'dayAndTime':
    case 'default':
    case 'timeOnly':
    case undefined:
      return formatMoment({ at: value, locale, timeZone: editorsTimeZone })
  }
}
