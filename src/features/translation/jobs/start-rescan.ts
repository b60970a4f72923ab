import type { Payload } from 'payload'
import { log } from '@/lib/log'
import { rescan } from './rescan'

const day = 24 * 60 * 60 * 1000

type GetCms = () => Promise<Payload>

async function scan(getCms: GetCms): Promise<void> {
  try {
    const cms = await getCms()
    await rescan({ cms })
  } catch (error) {
    // Tomorrow is another day: a database that is away must not end the server.
    log.error({ err: error }, 'The translations were not scanned')
  }
}

/**
 * Judges every text again once a day while this process runs, by the words and terms there are by
 * then. Several instances may do so: a scan that finds nothing new stores nothing.
 */
export function startRescan(getCms: GetCms): void {
  setInterval(() => void scan(getCms), day).unref()
}
