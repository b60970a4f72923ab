import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { decodeJwt } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startAuthCore } from '../../src/dev/auth-core'
import { PlainError } from '../../src/dev/plain-error'
import {
  embeddedOnly,
  isEmbedded,
  refreshed,
  signUp,
  startSession,
  verify,
} from '../helpers/core-under-test'
import { emptyDatabase, startOwnCore } from '../helpers/own-core'
import { sendRaw } from '../helpers/raw-request'
import { because } from '../helpers/skip-reason'

const parentScript = fileURLToPath(new URL('../helpers/core-parent.ts', import.meta.url))
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')

const networkOnly = outside ? {} : because('this machine has loopback addresses only')

const { signal } = new AbortController()

describe.skipIf(!isEmbedded)('the process of the core', embeddedOnly, () => {
  test('loses nothing when it is killed, and comes back on the same port', async () => {
    const databaseUrl = await emptyDatabase()
    const first = await startOwnCore({ databaseUrl })
    const { session, accessToken, refreshToken } = await startSession({ on: first.client })
    process.kill(first.process.pid, 'SIGKILL')
    await first.process.exited

    const { url, apiKey } = first.process
    const second = await startOwnCore({ databaseUrl, apiKey, port: Number(new URL(url).port) })
    expect(second.process.url).toBe(url)
    // The client of the first one still works: address and key are the same.
    const seen = { on: first.client, accessToken: accessToken.token, checkDatabase: true }
    expect(await verify(seen)).toEqual({ status: 'OK', session })
    await refreshed({ on: first.client, refreshToken: refreshToken.token })
  })

  test('ends with exit code 0 when it is told to, and answers what it has begun', async () => {
    const { process: core, client } = await startOwnCore({ databaseUrl: await emptyDatabase() })
    const begun = signUp({ on: client })
    await vi.waitFor(async () => expect(await client.get('/hello')).toMatchObject({ code: 200 }))
    await core.stop()
    expect(await core.exited).toBe(0)
    expect(await begun).toHaveProperty('id')
  })

  test('ends when the process that has started it is killed', async () => {
    const parent = spawn(process.execPath, ['--import', 'tsx', parentScript], {
      env: { ...process.env, DATABASE_URL: await emptyDatabase() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = await once(createInterface({ input: parent.stdout }), 'line')
    const hello = () => fetch(`${z.tuple([z.string()]).parse(lines)[0]}/hello`)
    expect((await hello()).status).toBe(200)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(hello()).rejects.toThrow(), { timeout: 10_000 })
  })

  test('listens to the settings that it is given', async () => {
    const { client } = await startOwnCore({
      databaseUrl: await emptyDatabase(),
      settings: { accessTokenValiditySeconds: 2, refreshTokenValidityMinutes: 5 },
    })
    const { accessToken, refreshToken } = await startSession({ on: client })
    const { iat = 0, exp = 0 } = decodeJwt(accessToken.token)
    expect(exp - iat).toBe(2)
    expect(refreshToken.expiry - refreshToken.createdTime).toBe(5 * 60_000)
  })

  test('says why it cannot start', async () => {
    const databaseUrl = await emptyDatabase()
    const { process: core } = await startOwnCore({ databaseUrl })
    const port = Number(new URL(core.url).port)
    const onTakenPort = startAuthCore({ databaseUrl, port, signal })
    await expect(onTakenPort).rejects.toThrow(/could not start[^]*EADDRINUSE/)
    const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/nothing'
    const withoutDatabase = startAuthCore({ databaseUrl: nowhere, signal })
    await expect(withoutDatabase).rejects.toThrow(PlainError)
    const withWeakKey = startAuthCore({ databaseUrl, apiKey: 'short', signal })
    await expect(withWeakKey).rejects.toThrow(/AUTH_CORE_API_KEY/)
  })

  test('does not start for someone who has given up', async () => {
    const databaseUrl = await emptyDatabase()
    const stop = new AbortController()
    const starting = startAuthCore({ databaseUrl, signal: stop.signal })
    stop.abort(new Error('Given up.'))
    await expect(starting).rejects.toThrow('Given up.')
  })

  test('answers under the names of this machine only', async () => {
    const { process: core } = await startOwnCore({ databaseUrl: await emptyDatabase() })
    const { url: origin } = core
    const ask = (host: string) => sendRaw({ origin, target: '/hello', headers: { Host: host } })
    for (const host of [new URL(origin).host, 'localhost', '127.0.0.1']) {
      expect((await ask(host)).status).toBe(200)
    }
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '']) {
      expect((await ask(host)).status).toBe(403)
    }
  })

  test.skipIf(!outside)('cannot be reached from another machine', networkOnly, async () => {
    const { process: core } = await startOwnCore({ databaseUrl: await emptyDatabase() })
    const url = `http://${outside?.address ?? ''}:${new URL(core.url).port}/hello`
    await expect(fetch(url)).rejects.toThrow()
  })
})
