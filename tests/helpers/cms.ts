import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { createDatabase } from './database'

type TestCms = { cms: Payload; config: SanitizedConfig }

/** A Payload of the real configuration on a seeded database of its own, for one spec file. */
export function useCms(): { readonly cms: Payload; rest: typeof rest } {
  let opened: TestCms | undefined
  let drop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const database = await createDatabase()
    drop = database.drop
    process.env.DATABASE_URL = database.url
    // Only now: the configuration reads the environment once, when it is loaded.
    const { default: configuring } = await import('@payload-config')
    const { getPayload } = await import('payload')
    const config = await configuring
    opened = { config, cms: await getPayload({ config }) }
  })

  afterAll(async () => {
    await opened?.cms.destroy()
    await drop?.()
  })

  function current(): TestCms {
    if (!opened) throw new Error('The CMS is open only inside a test.')
    return opened
  }

  /** Sends a REST request through Payload's own endpoints, without a server. */
  async function rest(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`http://localhost:3000/api${path}`, init)
    return handleEndpoints({ config: current().config, request })
  }

  return {
    get cms() {
      return current().cms
    },
    rest,
  }
}
