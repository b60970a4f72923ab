import { join } from 'node:path'
import { openBalancer } from '../balancer'
import type { Environment } from '../processes/child'
import { PlainError } from '../plain-error'
import { runInParallel } from '../processes/run-in-parallel'
import { type Site, startSite } from '../site-server'
import type { Part, Place } from './part'
import { portNear } from './ports'

const MOST = 8

/** A front server with its application, by the address of the front server. */
export type Instance = { url: string; site: Site }

function countFrom(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0 && count <= MOST) return count
  throw new PlainError(`INSTANCES: “${text}” is not a number from 1 to ${MOST}.`)
}

/**
 * Serves the site by several instances behind a balancer, on one database, until `run` undoes it.
 * @param options `env`: what a single site would get, and INSTANCES, two by default
 */
export async function openCluster(
  options: Pick<Place, 'folder' | 'sitePort' | 'run'> & {
    env: Environment
    onLine: (line: string) => void
  },
): Promise<Pick<Part, 'gone'> & { instances: Instance[] }> {
  const { folder, sitePort, run } = options
  const { HOSTNAME: host = '127.0.0.1', ...env } = options.env
  const count = countFrom(env.INSTANCES || '2')
  const ports: number[] = []
  for (let distance = 1; distance <= count; distance += 1) {
    ports.push(await portNear({ sitePort, distance }))
  }
  const shared: Environment = {
    ...env,
    HOSTNAME: '127.0.0.1',
    // The balancer is one more.
    TRUSTED_PROXY_HOPS: String(Number(env.TRUSTED_PROXY_HOPS || '0') + 1),
    ASSETS_DIR: env.ASSETS_DIR || join(folder, 'assets'),
    STARTUP_TIMEOUT_SECONDS: env.STARTUP_TIMEOUT_SECONDS || '60',
  }
  const open = async ({ port, signal }: { port: number; signal: AbortSignal }) => {
    const onLine = (line: string) => options.onLine(`[${port}] ${line}`)
    const site = await startSite({ env: { ...shared, PORT: String(port) }, signal, onLine })
    run.defer(site.stop)
    return { url: `http://127.0.0.1:${port}`, site }
  }
  const instances = await runInParallel({
    signal: run.signal,
    start: (begin) => Promise.all(ports.map((port) => begin((signal) => open({ port, signal })))),
  })
  const balancer = await openBalancer({ host, port: sitePort, instances: ports })
  run.defer(balancer.close)
  const ends = instances.map(async ({ url, site }) => {
    const code = await site.exited
    return `The instance ${url} has ended (exit code ${code}).`
  })
  return { instances, gone: Promise.race(ends) }
}
