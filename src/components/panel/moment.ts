import { formatMoment } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { editorsTimeZone } from '@/lib/chisinau-time'

/** „3 martie 2026, 14:05” by the clock of Chișinău. */
export function momentInChisinau({ at, language }: { at: string; language: Locale }): string {
  return formatMoment({ at, locale: language, timeZone: editorsTimeZone })
}
