import type { Payload } from 'payload'
import { removeExpiredMessages } from '@/features/contact-messages/commands'

const day = 24 * 60 * 60 * 1000
// The first pages after a start need the database more.
const settling = 60 * 1000

type GetCms = () => Promise<Payload>

async function removeExpired(getCms: GetCms): Promise<void> {
  try {
    const cms = await getCms()
    const count = await removeExpiredMessages({ cms, now: new Date() })
    if (count > 0) cms.logger.info(`${count} expired contact messages removed`)
  } catch (error) {
    // Tomorrow is another day: a database that is away must not end the server.
    console.error('Expired contact messages were not removed:', error)
  }
}

/**
 * Removes what may be kept no longer, soon after the start and once a day while this process runs.
 * Several instances may do so: there is nothing to be removed twice.
 */
export function startRetention(getCms: GetCms): void {
  setTimeout(() => void removeExpired(getCms), settling).unref()
  setInterval(() => void removeExpired(getCms), day).unref()
}
