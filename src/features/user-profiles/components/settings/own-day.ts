/** The day by the clock of the device that this runs on, `2026-11-26`. */
export function ownDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
