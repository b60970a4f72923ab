import type { Payload } from 'payload'
import { log } from '@/lib/log'
import { sendDigests } from './digest'

const hour = 60 * 60 * 1000
// The first pages after a start need the database more.
const settling = 60 * 1000

type GetCms = () => Promise<Payload>

async function send(getCms: GetCms): Promise<void> {
  try {
    const cms = await getCms()
    const count = await sendDigests({ cms, now: new Date() })
    if (count > 0) cms.logger.info(`${count} translation digests queued`)
  } catch (error) {
    // In an hour it is tried again: a database that is away must not end the server.
    log.error({ err: error }, 'Translation digests were not queued')
  }
}

/**
 * Queues the digests that are due, soon after the start and once an hour while this process runs.
 * Several instances may do so: each mail is queued once.
 */
export function startTranslationDigest(getCms: GetCms): void {
  setTimeout(() => void send(getCms), settling).unref()
  setInterval(() => void send(getCms), hour).unref()
}
