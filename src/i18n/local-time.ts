import { localeNames, type Locale } from './locales'

/**
 * `2026-03-03T12:05Z` → „3 martie 2026 la 14:05”, where the reader is. For the browser only: the
 * server does not know the reader's clock.
 */
export function formatLocalTime({ date, locale }: { date: string; locale: Locale }): string {
  const format = new Intl.DateTimeFormat(localeNames[locale].formats, {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return format.format(new Date(date))
}

/** The day of a moment where the reader is: „3 martie 2026”. For the browser only. */
export function formatLocalDay({ date, locale }: { date: string; locale: Locale }): string {
  return new Intl.DateTimeFormat(localeNames[locale].formats, { dateStyle: 'long' }).format(
    new Date(date),
  )
}
