import os from 'node:os'
import path from 'node:path'
import type { Run } from '../../src/dev/processes/interruptible'
import { migrate } from '../../src/dev/migration'
import { ensureSiteBuilt } from '../../src/dev/site-build'
import { compareServers } from './cached-page'
import { choosePin } from './cores'
import { measureEdits } from './edit-to-public'
import { encodings } from './encodings'
import { endure } from './endurance'
import { weighFirstVisits } from './first-visits'
import { chooseGenerator } from './load'
import { startPinnedSite } from './server'
import { head, kilobytes, row, showPromises, type Promised } from './table'
import { startYardsticks } from './yardsticks'

const edits = 40
export const benchEditor = { email: 'editor@pasiuni.example', password: 'parola-locala-1' }

type Options = {
  /** With the site's database, address and first editor. */
  env: NodeJS.ProcessEnv
  origin: string
  folder: string
  run: Run
}

function title(text: string): void {
  const load = os.loadavg()[0]?.toFixed(1)
  console.log(`\n## ${text}\n\nLoad of the machine before: ${load}\n`)
}

async function measureUnderLoad({ env, origin, folder, run }: Options): Promise<Promised[]> {
  const { signal, defer } = run
  const pin = choosePin()
  const generator = chooseGenerator({ pin, signal })
  const page = `${origin.replace('localhost', '127.0.0.1')}/ro`
  const server = await startPinnedSite({ env, pin: pin.server, signal })
  defer(server.stop)
  const yardsticks = await startYardsticks({ env, folder, page, pin, run })
  const sizes = encodings.map(({ name }) => `${name} ${kilobytes(yardsticks.sizes[name])} kB`)

  title(`A cached page (/ro: ${sizes.join(', ')})`)
  console.log(`Asked by ${generator.name}; ${pin.note}.\n`)
  const entrants = { ...yardsticks.entrants, Pasiuni: { server, toUrl: () => page } }
  const speed = await compareServers({ entrants, generator })
  if (!entrants.nginx) console.log('\nnginx is not installed here: no yardstick in this run.')

  title('A cached page for many readers at once')
  const { accepted } = encodings[0]
  return [...speed, ...(await endure({ server, url: page, accepted, generator }))]
}

async function showEdits(origin: string): Promise<void> {
  title('From saving an edit to the public page (ms)')
  const durations = await measureEdits({ site: { origin, ...benchEditor }, edits })
  const at = (share: number) =>
    Math.round(durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0)
  head(['edits', 'median', 'p95', 'longest'])
  row([edits, at(0.5), at(0.95), at(1)])
}

/**
 * The tables of the public site: a page under load, the bytes of a first visit, and edits.
 * @returns whether everything is as promised
 */
export async function benchSite(options: Options): Promise<boolean> {
  const { env, origin, folder, run } = options
  const { signal, defer } = run
  await ensureSiteBuilt({ signal, logFile: path.join(folder, 'build.log') })
  await migrate({ env, signal })
  const speed = await measureUnderLoad(options)
  title('Bytes of a first visit (kB on the wire)')
  const weight = await weighFirstVisits({ origin, defer })
  await showEdits(origin)

  const promises = [...speed, ...weight]
  title('What is promised of the site')
  showPromises(promises)
  return promises.every(({ isKept }) => isKept)
}
