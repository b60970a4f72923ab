import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../src/dev/processes/free-port'
import type { Run } from '../../src/dev/processes/interruptible'
import type { Entrants } from './cached-page'
import type { Pin } from './cores'
import { encodings, type EncodingName } from './encodings'
import { startComposeNginx, startNginx } from './nginx'
import { rawPage } from './raw-page'
import { nodeCommand, startServer } from './server'

type Bodies = Record<EncodingName, Buffer>

/** The page in one encoding as our server sends it from its cache. */
async function readBody({ page, name }: { page: string; name: EncodingName }): Promise<Buffer> {
  const accepted = encodings.find((one) => one.name === name)?.accepted ?? name
  const { status, headers, body } = await rawPage({ url: page, accepted })
  const encoding = headers['content-encoding'] ?? 'identity'
  if (status !== 200 || encoding !== name) {
    throw new Error(`${page} was to come as ${name}, but came as ${encoding} (${status}).`)
  }
  return body
}

/**
 * Starts what a cached page is compared with: its own bytes elsewhere, and the page as Next has it.
 */
export async function startYardsticks(options: {
  env: NodeJS.ProcessEnv
  folder: string
  /** The address of the page on our server. */
  page: string
  pin: Pin
  run: Run
}): Promise<{ entrants: Entrants; sizes: Record<EncodingName, number> }> {
  const { env, folder, page, pin, run } = options
  const { signal, defer } = run
  const bodies: Bodies = {
    br: await readBody({ page, name: 'br' }),
    gzip: await readBody({ page, name: 'gzip' }),
    identity: await readBody({ page, name: 'identity' }),
  }
  const files = path.join(folder, 'www')
  mkdirSync(files)
  for (const [name, body] of Object.entries(bodies)) writeFileSync(path.join(files, name), body)
  const nginx = await startNginx({ folder, pin, signal })
  if (nginx) defer(nginx.stop)
  const passing = await startComposeNginx({ ...options, hasPageCache: false, signal })
  if (passing) defer(passing.stop)
  const keeping = await startComposeNginx({ ...options, hasPageCache: true, signal })
  if (keeping) defer(keeping.stop)

  const nextPort = await freePort()
  const nextPage = `http://127.0.0.1:${nextPort}${new URL(page).pathname}`
  const start = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1']
  const next = await startServer({
    command: pin.server(nodeCommand(...start, '-p', String(nextPort))),
    env: { ...env, PORT: String(nextPort) },
    url: nextPage,
    signal,
  })
  defer(next.stop)

  const barePort = await freePort()
  const bareUrl = (encoding: EncodingName) => `http://127.0.0.1:${barePort}/${encoding}`
  const bare = await startServer({
    command: pin.server(nodeCommand('scripts/bench-bare-node.mjs', String(barePort), files)),
    env,
    url: bareUrl('identity'),
    signal,
  })
  defer(bare.stop)

  return {
    entrants: {
      ...(nginx ? { nginx } : {}),
      ...(passing ? { 'passing nginx': passing } : {}),
      ...(keeping ? { 'keeping nginx': keeping } : {}),
      next: { server: next, toUrl: () => nextPage },
      'bare Node': { server: bare, toUrl: bareUrl },
    },
    sizes: {
      br: bodies.br.length,
      gzip: bodies.gzip.length,
      identity: bodies.identity.length,
    },
  }
}
