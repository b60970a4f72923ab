import { toChisinau } from '../../src/lib/chisinau-time'

const dayMs = 24 * 60 * 60 * 1000

/** The date of a release so many days from today in Chișinău, as the panel stores it: at noon UTC. */
export function releaseDateIn(days: number): string {
  const { date } = toChisinau(new Date())
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString()
}
