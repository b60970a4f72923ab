import { createFormatter } from 'use-intl/core'

/** The clock on the editors’ wall. */
export const editorsTimeZone = 'Europe/Chisinau'

/** A calendar day `2026-11-30` and a time of that day `09:05` in Chișinău. */
export type LocalTime = { date: string; time: string }

const clock = createFormatter({ locale: 'ro', timeZone: editorsTimeZone })

/** Local time in Chișinău at a moment. */
export function toChisinau(moment: Date): LocalTime {
  // „30.11.2026, 09:05”
  const shown = clock.dateTime(moment, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [day = '', month = '', year = '', hours = '', minutes = ''] = shown.match(/\d+/g) ?? []
  return { date: `${year}-${month}-${day}`, time: `${hours}:${minutes}` }
}

const hour = 60 * 60 * 1000

/**
 * The moment at which the clock in Chișinău shows this; null when it never does, as in the hour that
 * is skipped in spring. In the hour that comes twice in autumn it is the first one.
 */
export function fromChisinau(local: LocalTime): Date | null {
  const asUtc = Date.parse(`${local.date}T${local.time}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // Summer time is three hours ahead of UTC, winter time two.
  for (const ahead of [3, 2]) {
    const moment = new Date(asUtc - ahead * hour)
    const shown = toChisinau(moment)
    if (shown.date === local.date && shown.time === local.time) return moment
  }
  return null
}
