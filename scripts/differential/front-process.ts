import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkout } from '../../src/dev/checkout'
import { bundleFront, frontFlags } from '../../src/dev/front-bundle'
import { CLOSED_SERVICES } from '../../src/dev/processes/closed-services'
import { endGroup } from '../../src/dev/processes/child'
import { freePort } from '../../src/dev/processes/free-port'

const TIMEOUT_MS = 60_000
/** With which editors sign in there, and it asks the application. */
export const frontSecret = 'a-secret-of-sixteen-characters'

/** Whether the front server has found its application. */
async function isServing(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/build.json`).catch(() => null)
  return (await answer?.text())?.includes('one') === true
}

type Options = {
  /** Where the application behind it listens. */
  appPort: number
  port?: number
  /** Besides what it needs. */
  env?: Record<string, string>
}

/** Starts the front server, bundled as it goes into production, before an application on a port. */
export async function startFront({ appPort, env = {}, ...options }: Options) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'front-'))
  symlinkSync(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'))
  const program = path.join(folder, 'server.mjs')
  await bundleFront({ outfile: program })
  const port = options.port ?? (await freePort())
  const child = spawn(process.execPath, [...frontFlags, program], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...CLOSED_SERVICES,
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      APP_URL: `http://127.0.0.1:${appPort}`,
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
      PAYLOAD_SECRET: frontSecret,
      INTERNAL_SECRET: frontSecret,
      ...env,
    },
  })
  const stop = async () => {
    await endGroup({ child, stopWith: 'SIGKILL' })
    rmSync(folder, { recursive: true, force: true })
  }
  const end = Date.now() + TIMEOUT_MS
  while (!(await isServing(port))) {
    if (Date.now() > end) {
      await stop()
      throw new Error('The front server does not answer.')
    }
    await sleep(50)
  }
  return { port, stop }
}
