import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import {
  createLocalReq,
  getPayload,
  handleEndpoints,
  type Payload,
  type SanitizedConfig,
} from 'payload'
import { afterAll, beforeAll } from 'vitest'
import * as unitLookup from '../../migrations/20261122_013321_unit_lookup'
import * as sharedPages from '../../migrations/20261122_134500_shared_pages'
import * as unitCounts from '../../migrations/20261123_165704_unit_counts'
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
    await addWhatPayloadDoesNotKnow(cms)
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

/** Triggers, kept counts and words: what the features have in the database beside Payload's tables. */
async function addWhatPayloadDoesNotKnow(cms: Payload): Promise<void> {
  const db = cms.db.drizzle
  // Payload has made its own part of these migrations already.
  await db.execute(sql`drop index locale_hash_idx`)
  await db.execute(sql`alter table translation_units drop column source_words`)
  const req = await createLocalReq({}, cms)
  for (const { up } of [unitLookup, sharedPages, unitCounts]) await up({ db, payload: cms, req })
}
