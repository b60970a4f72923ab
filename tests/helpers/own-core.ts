import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { z } from 'zod'
import { type AuthCore, startAuthCore } from '../../src/dev/auth-core'
import { createCore } from '../../src/dev/auth-core/core'
import { openPool } from '../../src/dev/auth-core/database'
import { Refusal } from '../../src/dev/auth-core/refusal'
import { coreSettings } from '../../src/dev/auth-core/settings'
import * as server from '../../src/dev/postgres/database'
import { type CoreClient, connectTo, type CoreReply, withQuery } from './core-client'

type Settings = z.input<typeof coreSettings>

const { signal } = new AbortController()

/** An empty database that goes when the test has ended. */
export async function emptyDatabase(): Promise<string> {
  const { TEST_CORE_SERVER_URL: serverUrl } = process.env
  if (!serverUrl) throw new Error('This test is for the embedded core only.')
  const name = `own_core_${randomBytes(6).toString('hex')}`
  onTestFinished(() => server.dropDatabase({ serverUrl, name }))
  return server.createDatabase({ serverUrl, name })
}

export type OwnCore = { process: AuthCore; client: CoreClient }

/** A core of the test's own, in a process of its own, which ends with the test. */
export async function startOwnCore(options: {
  databaseUrl: string
  settings?: Settings
  port?: number
  apiKey?: string
}): Promise<OwnCore> {
  const started = await startAuthCore({ ...options, signal })
  onTestFinished(started.stop)
  return {
    process: started,
    client: connectTo({ uri: started.url, apiKey: started.apiKey }),
  }
}

export type TimedCore = {
  client: CoreClient
  /** Lets time pass, in milliseconds. */
  wait: (duration: number) => void
  cleanUp: () => Promise<void>
}

/** A core in the test's own process, without HTTP, whose time passes only when it is told to. */
export async function startTimedCore(options: {
  databaseUrl: string
  settings?: Settings
  /** When its time begins. */
  now?: number
}): Promise<TimedCore> {
  const pool = openPool(options)
  onTestFinished(() => pool.end())
  let now = options.now ?? Date.UTC(2030, 0, 1)
  const core = await createCore({
    pool,
    clock: () => now,
    // Hashing has nothing to do with time, and takes much of it.
    hasher: {
      hash: (password) => Promise.resolve(`not hashed: ${password}`),
      matches: ({ password, hash }) => Promise.resolve(hash === `not hashed: ${password}`),
    },
    settings: coreSettings.parse(options.settings ?? {}),
  })
  async function send(url: string, init: { method?: string; body?: string } = {}) {
    const { method = 'GET', body = '' } = init
    const readBody = () => Promise.resolve(body)
    const call = { method, url, isTrusted: true, cdiVersion: '5.4', readBody }
    try {
      const answer = await core.answer(call)
      const parsed: unknown = JSON.parse(JSON.stringify(answer.body))
      return toReply({ code: 200, body: parsed, headers: answer.headers })
    } catch (error) {
      if (error instanceof Refusal) return toReply({ code: error.status, body: error.message })
      throw error
    }
  }
  const write =
    (method: string) =>
    (path: string, values: Record<string, unknown> = {}) =>
      send(path, { method, body: JSON.stringify(values) })
  const client: CoreClient = {
    send: (path) => send(path),
    post: write('POST'),
    put: write('PUT'),
    get: (path, values = {}) => send(withQuery({ path, values })),
  }
  return { client, wait: (duration) => (now += duration), cleanUp: core.cleanUp }
}

function toReply(reply: {
  code: number
  body: unknown
  headers?: Record<string, string>
}): CoreReply {
  return { code: reply.code, body: reply.body, headers: new Headers(reply.headers) }
}
