import { localeNames, type Locale } from './locales'

// Dates of the site are calendar dates; Payload's pickers store them as noon in UTC.
const timeZone = 'UTC'

function format({
  date,
  locale,
  options,
}: {
  date: string
  locale: Locale
  options: Intl.DateTimeFormatOptions
}): string {
  return new Intl.DateTimeFormat(localeNames[locale].formats, { ...options, timeZone }).format(
    new Date(date),
  )
}

/** `2025-03-01T12:00Z` → „1 martie 2025”, “1 March 2025”, «1 марта 2025 г.» */
export function formatDate({ date, locale }: { date: string; locale: Locale }): string {
  return format({ date, locale, options: { day: 'numeric', month: 'long', year: 'numeric' } })
}

/** `2025-03-01T12:00Z` → „martie 2025”, “March 2025”, «март 2025 г.» */
export function formatMonth({ date, locale }: { date: string; locale: Locale }): string {
  return format({ date, locale, options: { month: 'long', year: 'numeric' } })
}

type Style = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'day' | 'month' | 'timeStyle' | 'timeZone'
>

/** A moment in the given style: „3 martie 2026”, “3 March 2026”. */
export function formatAt(options: { at: string; locale: Locale } & Style): string {
  const { at, locale, ...style } = options
  return new Intl.DateTimeFormat(localeNames[locale].formats, style).format(new Date(at))
}

/**
 * A moment by the clock of a time zone: „3 martie 2026 la 14:05”, “3 March 2026 at 14:05”. The hour
 * keeps to the word before it, and what stands for the year to its number.
 */
export function formatMoment(options: { at: string; locale: Locale; timeZone: string }): string {
  const moment = formatAt({ ...options, dateStyle: 'long', timeStyle: 'short' })
  return moment.replaceAll(/ (?=г\.|\d{2}:\d{2}$)/g, '\u00A0')
}

/** The machine-readable day of a date, `2025-03-01`. */
export function isoDay(date: string): string {
  return new Date(date).toISOString().slice(0, 10)
}

/** The machine-readable month of a date, `2025-03`. */
export function isoMonth(date: string): string {
  return new Date(date).toISOString().slice(0, 7)
}

/** `12345` → „12.345”, “12,345”, «12 345» */
export function formatNumber({ value, locale }: { value: number; locale: Locale }): string {
  return new Intl.NumberFormat(localeNames[locale].formats).format(value)
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte']

/** „4 kB”, „1,5 MB”: in kilos of 1024 bytes, as file managers count them. */
export function formatFileSize({ bytes, locale }: { bytes: number; locale: Locale }): string {
  const power = Math.min(sizeUnits.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return new Intl.NumberFormat(localeNames[locale].formats, {
    style: 'unit',
    unit: sizeUnits[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power)
}
