import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { type AuthCore, startAuthCore } from '../../src/dev/auth-core'
import { openBalancer } from '../../src/dev/balancer'
import type { Environment } from '../../src/dev/processes/child'
import { freePort } from '../../src/dev/processes/free-port'
import type { Undo } from '../../src/dev/processes/undo'
import { startPostgres } from '../../src/dev/postgres/postgres-service'
import { isAlive, readPostmaster } from '../../src/dev/postgres/postmaster'
import {
  databaseBeside,
  seededDatabase,
  startSeededPostgres,
} from '../../src/dev/postgres/seeded-postgres'
import { siteTestEnvironment } from '../../src/dev/testing/test-environment'
import { type Restartable, restartable } from '../../tests/helpers/restartable'
import { startSmtpSink } from '../../tests/helpers/smtp-sink'
import { type Gate, openGate } from './gate'
import { type Instance, openInstance } from './instance'

type Sink = Awaited<ReturnType<typeof startSmtpSink>>
type SinkRules = NonNullable<NonNullable<Parameters<typeof startSmtpSink>[0]>['rules']>

/** Two instances behind a balancer, with everything that they rest on in reach. */
export type Rig = {
  /** Origin of the balancer, where readers, members and editors come in. */
  origin: string
  env: Environment
  instances: [Instance, Instance]
  /** The ways of the instances and of the core to the database, and to the mail server. */
  gates: { database: Gate; mail: Gate }
  database: {
    /** As `pg_ctl stop -m immediate` does. */
    kill: () => Promise<void>
    start: () => Promise<void>
    /** Beside the gate, over a connection of its own. */
    query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
    connect: () => Promise<Client>
  }
  core: Restartable
  mail: Pick<Sink, 'accepted'> & { rules: SinkRules }
}

type Options = {
  signal: AbortSignal
  defer: (undo: Undo) => void
  /** Gets each line that the instances print. */
  onLine: (line: string) => void
  /** Beside the variables that the instances always have. */
  extraEnv?: Environment
  /** What runs both processes of the first and of the second instance. */
  wraps?: ((command: string[]) => string[])[]
}

async function openDatabase({ signal, defer }: Options) {
  const temporary = await startSeededPostgres({ signal })
  const folder = join(temporary.folder, 'postgres')
  const port = Number(new URL(temporary.url).port)
  const url = databaseBeside({ url: temporary.url, name: seededDatabase })
  // Takes over the server that runs on the folder, or starts it again.
  const open = (until: AbortSignal) =>
    startPostgres({ folder, port, durable: false, signal: until })
  const start = async () => {
    await open(signal)
  }
  defer(async () => {
    // Ctrl-C has ended the signal of the run.
    await (await open(new AbortController().signal)).stop()
    await temporary.remove()
  })

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  async function query<Row extends QueryResultRow>(text: string, values?: unknown[]) {
    const client = await connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  // Databases of tests forget what they have only just confirmed.
  await query(`alter database ${seededDatabase} set synchronous_commit = on`)
  async function kill(): Promise<void> {
    const found = readPostmaster(join(folder, 'data'))
    if (!found) return
    process.kill(found.pid, 'SIGQUIT')
    while (isAlive(found.pid)) await sleep(20)
  }
  const database = { kill, query, connect, start }
  return { database, url, folder: temporary.folder, port }
}

/** That its database has gone is what the faults do to it. */
const saysNothing = () => undefined

function restartableCore(options: {
  first: AuthCore
  databaseUrl: string
  signal: AbortSignal
}): Restartable {
  const { first, databaseUrl, signal } = options
  const { apiKey } = first
  const port = Number(new URL(first.url).port)
  return restartable({
    first,
    again: () => startAuthCore({ databaseUrl, port, apiKey, say: saysNothing, signal }),
  })
}

/** Starts all of it, on a database of its own; `defer` gets what ends it. */
export async function openRig(options: Options): Promise<Rig> {
  const { signal, defer, onLine, wraps = [] } = options
  const opened = await openDatabase(options)
  const gate = async (target: number) => {
    const way = await openGate({ target })
    defer(way.close)
    return way
  }
  const rules: SinkRules = {}
  const sink = await startSmtpSink({ rules })
  defer(sink.stop)
  const gates = { database: await gate(opened.port), mail: await gate(sink.port) }
  const throughGate = new URL(opened.url)
  throughGate.port = String(gates.database.port)
  const databaseUrl = throughGate.href
  const first = await startAuthCore({ databaseUrl, say: saysNothing, signal })
  const core = restartableCore({ first, databaseUrl, signal })
  defer(() => core.stop())

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { folder } = opened
  const env: Environment = {
    ...siteTestEnvironment({ databaseUrl, siteUrl: origin, mediaFolder: join(folder, 'media') }),
    ...{ NODE_ENV: 'production', HOSTNAME: '127.0.0.1', TRUSTED_PROXY_HOPS: '1' },
    ...{ ASSETS_DIR: join(folder, 'assets'), MIGRATE_ON_START: '1', RATE_LIMIT_SCALE: '1000' },
    ...{ STARTUP_TIMEOUT_SECONDS: '60', SHUTDOWN_DELAY_SECONDS: '1' },
    SUPERTOKENS_CONNECTION_URI: first.url,
    SUPERTOKENS_API_KEY: first.apiKey,
    SMTP_URL: `smtp://127.0.0.1:${gates.mail.port}`,
    ...options.extraEnv,
  }
  const open = async (runs = (command: string[]) => command) => {
    const own = { port: await freePort(), metricsPort: await freePort() }
    const wrap = { app: runs, front: runs }
    const instance = await openInstance({ env, ...own, wrap, signal, onLine })
    defer(instance.stop)
    return instance
  }
  const instances: Rig['instances'] = [await open(wraps[0]), await open(wraps[1])]
  const ports = instances.map(({ url }) => Number(new URL(url).port))
  const balancer = await openBalancer({ host: '127.0.0.1', port, instances: ports })
  defer(balancer.close)
  const mail = { accepted: sink.accepted, rules }
  return { ...{ origin, env, instances, gates, core, mail }, database: opened.database }
}
