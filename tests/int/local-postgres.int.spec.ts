import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../src/dev/processes/free-port'
import { PlainError } from '../../src/dev/plain-error'
import { type Postgres, startPostgres } from '../../src/dev/postgres/postgres-service'
import { withClient } from '../../src/dev/postgres/database'
import { isAlive, readPostmaster } from '../../src/dev/postgres/postmaster'

const { signal } = new AbortController()

let parent = ''
let folder = ''
let started: Postgres[] = []

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'local-postgres-'))
  folder = join(parent, 'postgres')
})

afterEach(async () => {
  for (const postgres of started) await postgres.stop()
  started = []
  rmSync(parent, { recursive: true })
})

async function start(options: { port?: number; durable?: boolean } = {}): Promise<Postgres> {
  const postgres = await startPostgres({ folder, durable: false, signal, ...options })
  started.push(postgres)
  return postgres
}

async function keep(value: number): Promise<void> {
  await query(`create table kept as select ${value} as value`)
}

async function evaluate(expression: string): Promise<unknown> {
  const [row] = await query(`select ${expression} as value`)
  return row?.value
}

async function query(text: string): Promise<{ value: unknown }[]> {
  const url = started.at(-1)?.url ?? ''
  return withClient(url, async (client) => (await client.query<{ value: unknown }>(text)).rows)
}

function readPid(): number {
  const found = readPostmaster(join(folder, 'data'))
  if (!found) throw new Error('No server is running.')
  return found.pid
}

test('starts, keeps its data over a restart, and leaves no process behind', async () => {
  const first = await start()
  await keep(42)
  const pid = readPid()
  await first.stop()
  await first.exited
  expect(isAlive(pid)).toBe(false)

  await start()
  expect(await evaluate('(select value from kept)')).toBe(42)
})

test('speaks Unicode and is closed to the network and to other users', async () => {
  const { url } = await start()
  expect(await evaluate(`lower('ȘȚÎ ЁЖ')`)).toBe('șțî ёж')
  expect(await evaluate(`current_setting('listen_addresses')`)).toBe('127.0.0.1')
  const open = new URL(url)
  open.password = 'wrong'
  await expect(withClient(open.href, (client) => client.query('select 1'))).rejects.toThrow(
    PlainError,
  )
})

test('takes over a server that an earlier process left running', async () => {
  const first = await start()
  const second = await start()
  expect(second.how).toBe('already running')
  expect(second.url).toBe(first.url)
  await second.stop()
  await Promise.all([first.exited, second.exited])
})

test('starts at once after the server was killed, with all data', async () => {
  const first = await start({ durable: true })
  await keep(42)
  process.kill(readPid(), 'SIGKILL')
  await first.exited
  await start()
  expect(await evaluate('(select value from kept)')).toBe(42)
})

test('clears the pid file of a server whose number now belongs to another program', async () => {
  const first = await start()
  const file = join(folder, 'data/postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, [process.pid, ...rest].join('\n'), { mode: 0o600 })
  const second = await start()
  expect(second.how).not.toBe('already running')
  expect(await evaluate('1')).toBe(1)
})

test('names a port that is taken', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await expect(start({ port })).rejects.toThrow(`Port ${port}`)
  await new Promise((resolve) => other.close(resolve))
})

test('says what to do about damaged data, and keeps them', async () => {
  await (await start()).stop()
  const control = join(folder, 'data/global/pg_control')
  const content = readFileSync(control)
  writeFileSync(control, 'damaged')
  await expect(start()).rejects.toThrow(/npm run reset/)
  writeFileSync(control, content)
  await start()
  expect(await evaluate('1')).toBe(1)
})

test('refuses the data of another major version', async () => {
  await (await start()).stop()
  writeFileSync(join(folder, 'data/PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow('made by PostgreSQL 17')
})

test('leaves nothing half-made when it is interrupted', async () => {
  const interruption = new AbortController()
  const starting = startPostgres({ folder, durable: false, signal: interruption.signal })
  setTimeout(() => interruption.abort(new Error('Ctrl-C')), 150)
  await expect(starting).rejects.toThrow('Ctrl-C')
  expect(existsSync(join(folder, 'data.new'))).toBe(false)
  await start()
  expect(await evaluate('1')).toBe(1)
})
