import type { I18nClient } from '@payloadcms/translations'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { formatMoment } from './format'
import { isLocale, type Locale } from './locales'

type DateLocale = I18nClient['dateFNS']

function toLocale({ code }: DateLocale): Locale | null {
  const language = code.slice(0, 2)
  return isLocale(language) ? language : null
}

/**
 * Makes Payload write moments by the clock of Chișinău, in form headers and lists of versions. It
 * writes them by that of the browser and takes no other zone; but what its dates are written with
 * asks the language for the last word about a whole pattern. A pattern without a day and a time, as
 * in a calendar, is left alone.
 */
export function writeMomentsInChisinau(dates: DateLocale | undefined): void {
  // The panel's script loads the language later than the page.
  const language = dates && toLocale(dates)
  if (!language) return
  dates.localize.preprocessor = (date, parts) => {
    const asks = (signs: string) =>
      parts.some(({ isToken, value }) => isToken && signs.includes(value.charAt(0)))
    if (!asks('y') || !asks('hH')) return parts
    const at = new Date(date.getTime()).toISOString()
    const value = formatMoment({ at, locale: language, timeZone: editorsTimeZone })
    return [{ isToken: false, value }]
  }
}
