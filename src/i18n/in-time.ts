import { localeNames, type Locale } from './locales'

// Up to an hour and a half, minutes say it better.
const mostMinutes = 90

/** How long to wait, rounded up: „peste 5 minute”, “in 5 minutes”, «через 5 минут». */
export function inTime({ seconds, locale }: { seconds: number; locale: Locale }): string {
  const format = new Intl.RelativeTimeFormat(localeNames[locale].formats)
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes <= mostMinutes
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour')
}
