import { afterEach, expect, test } from 'vitest'
import { createDatabaseProbe, type DatabaseProbe } from '@/front/database'
import { createHealth } from '@/front/health'
import { createDatabase } from '../helpers/database'
import { withClient } from '../../src/dev/postgres/database'

let probe: DatabaseProbe | undefined

afterEach(async () => {
  await probe?.close()
})

async function readHealth(database: DatabaseProbe) {
  const health = createHealth({
    ...{ apps: { isUp: () => true }, database },
    ...{ isWarm: () => true, isStopping: () => false },
  })
  const { body } = await health('/healthz/ready')
  return String(body)
}

test('health tells a database that takes no writes from one that is away', async () => {
  const { url, drop } = await createDatabase()
  probe = createDatabaseProbe({ url })
  expect(await readHealth(probe)).toBe('{"status":"ok","app":"up","database":"up"}')
  const name = new URL(url).pathname.slice(1)
  await withClient(url, (client) =>
    client.query(`alter database ${name} set default_transaction_read_only = on`),
  )
  await probe.close()
  probe = createDatabaseProbe({ url })
  expect(await readHealth(probe)).toBe('{"status":"degraded","app":"up","database":"read-only"}')
  await probe.close()
  await drop()
  probe = createDatabaseProbe({ url })
  expect(await readHealth(probe)).toBe('{"status":"degraded","app":"up","database":"down"}')
})
