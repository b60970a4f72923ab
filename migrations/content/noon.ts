/** A calendar day as Payload's date pickers store it: noon in UTC, the same day in every time zone of the site. */
export function toNoon(day: string): string {
  return `${day}T12:00:00.000Z`
}
