import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { answerRecognised } from '@/cms/access/recognising'
import { createDatabase } from './database'

type TestCms = { cms: Payload; config: SanitizedConfig; drop: () => Promise<void> }

/**
 * A Payload of the real configuration on a seeded database of its own, for one spec file.
 * @param options `way`: leads to the database of this address by another one
 */
export function useCms({ way }: { way?: (url: string) => Promise<string> } = {}): {
  readonly cms: Payload
  rest: typeof rest
} {
  let opened: TestCms | undefined
  const media = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-media-'))

  beforeAll(async () => {
    const database = await createDatabase()
    process.env.DATABASE_URL = (await way?.(database.url)) ?? database.url
    process.env.MEDIA_DIR = media
    // Only now: the configuration reads the environment once, when it is loaded.
    const { default: configuring } = await import('@payload-config')
    const { getPayload } = await import('payload')
    const config = await configuring
    opened = { config, cms: await getPayload({ config }), drop: database.drop }
  })

  afterAll(async () => {
    if (opened) await close(opened)
    rmSync(media, { recursive: true, force: true })
  })

  function current(): TestCms {
    if (!opened) throw new Error('The CMS is open only inside a test.')
    return opened
  }

  /** Sends a REST request through Payload's own endpoints, without a server. */
  async function rest(address: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`http://localhost:3000/api${address}`, init)
    return answerRecognised(() => handleEndpoints({ config: current().config, request }))
  }

  return {
    get cms() {
      return current().cms
    },
    rest,
  }
}

/** The process lives on with the next file: what stays open would count against the server's limit. */
async function close({ cms, drop }: TestCms): Promise<void> {
  const { pool } = cms.db
  await cms.destroy()
  // Not awaited: the adapter never gives back its first connection, which only dropping cuts.
  void pool.end()
  await drop()
}
