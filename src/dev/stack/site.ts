import type { Environment } from '../processes/child'
import { developmentServer, frontServer } from '../front-bundle'
import type { Run } from '../processes/interruptible'
import { withProgress } from '../progress'
import { startSite } from '../site-server'
import type { Mode } from './code'
import { readableLine } from '../readable-line'
import type { Part } from './part'

/** Serves the site until `run` undoes it. */
export async function openSite(options: {
  mode: Mode
  run: Run
  env: Environment
}): Promise<Pick<Part, 'gone'>> {
  const { mode, run, env } = options
  const site = await withProgress('Starting the site', () =>
    startSite({
      bundle: mode === 'production' ? frontServer : developmentServer,
      env,
      signal: run.signal,
      onLine: (line) => console.log(readableLine(line)),
    }),
  )
  run.defer(site.stop)
  return {
    gone: site.exited.then((code) => `The site has ended by itself (exit code ${code}).`),
  }
}
