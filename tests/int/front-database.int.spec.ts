import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createDatabaseProbe, type DatabaseProbe } from '@/front/database'
import { createHealth } from '@/front/health'
import { createDatabase } from '../helpers/database'
import { because } from '../helpers/skip-reason'
import { withClient } from '../../src/dev/postgres/database'

const small = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-small-disk-'))
const canMount = run('mount', '-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small)

let probe: DatabaseProbe | undefined

afterEach(async () => {
  await probe?.close()
})

afterAll(() => {
  if (canMount) run('umount', '--lazy', small)
  rmSync(small, { recursive: true, force: true })
})

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0
}

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

test.skipIf(!canMount)(
  'health tells a database whose disk is full, and that it has space again',
  because('a small disk could not be mounted'),
  async () => {
    const { url, drop } = await createDatabase()
    const name = new URL(url).pathname.slice(1)
    await withClient(url, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      const { uid, gid } = statSync(String(rows[0]?.data_directory))
      chownSync(small, uid, gid)
      await client.query(`create tablespace ${name} location '${small}'`)
      await client.query(`alter database ${name} set temp_tablespaces = ${name}`)
    })
    probe = createDatabaseProbe({ url })
    expect(await readHealth(probe)).toBe('{"status":"ok","app":"up","database":"up"}')
    const rest = path.join(small, 'rest')
    fillDisk(rest)
    // For a moment, all who ask share an answer.
    const health = () => (probe ? readHealth(probe) : null)
    await expect.poll(health).toBe('{"status":"degraded","app":"up","database":"full"}')
    rmSync(rest)
    await expect.poll(health).toBe('{"status":"ok","app":"up","database":"up"}')
    await probe.close()
    probe = undefined
    await drop()
    const { TEST_DATABASE_URL: server = '' } = process.env
    await withClient(server, (client) => client.query(`drop tablespace ${name}`))
  },
)

/** Writes a file until nothing more goes on its disk. */
function fillDisk(file: string): void {
  const chunk = Buffer.alloc(4096)
  try {
    for (;;) appendFileSync(file, chunk)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
}
