import { isOutage } from '@/lib/outage'

declare global {
  /** The bundles of a build have copies of this module, and the process has one count. */
  var pasiuniFailedReads: { count: number } | undefined
}

const failed = (globalThis.pasiuniFailedReads ??= { count: 0 })

/**
 * Notes that a page could not be read because a service is down. Next then makes the page from what
 * it has read before, and takes it for new.
 */
export function noteFailedRead(error: unknown): void {
  if (isOutage(error)) failed.count += 1
}

/** How many reads of pages an outage has kept from succeeding since the process began. */
export function countFailedReads(): number {
  return failed.count
}
