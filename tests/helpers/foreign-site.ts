import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getPayload, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { addContentChanges } from '../../migrations/beside-payload/content-changes'
import { addTranslationLists } from '../../migrations/beside-payload/translation-lists'
import { createDatabase } from '../../src/dev/postgres/database'
import { foreignConfig } from './foreign-config'

type Foreign = { cms: Payload; config: SanitizedConfig }

/** A Payload of a foreign configuration with our features, on an empty database of its own. */
export function useForeignSite(): { readonly cms: Payload; rest: typeof rest } {
  let opened: Foreign | undefined
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-foreign-'))

  beforeAll(async () => {
    const { TEST_DATABASE_URL: serverUrl } = process.env
    if (!serverUrl) throw new Error('Run this test in the Vitest project "int".')
    const name = `foreign_${randomBytes(6).toString('hex')}`
    const config = await foreignConfig({
      databaseUrl: await createDatabase({ serverUrl, name }),
      folder,
    })
    const cms = await getPayload({ config })
    opened = { cms, config }
    const { drizzle: db } = cms.db
    await addContentChanges({ db })
    await addTranslationLists({ db })
  })

  afterAll(async () => {
    await opened?.cms.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  function current(): Foreign {
    if (!opened) throw new Error('The foreign site is open only inside a test.')
    return opened
  }

  /** Sends a REST request through Payload's own endpoints, without a server. */
  async function rest(address: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`http://localhost:3000/api${address}`, init)
    return handleEndpoints({ config: current().config, request })
  }

  return {
    get cms() {
      return current().cms
    },
    rest,
  }
}
