import type { Environment } from '../processes/child'
import type { Run } from '../processes/interruptible'
import { withProgress } from '../progress'
import { readableLine } from '../readable-line'
import { startSite } from '../site-server'
import type { Mode } from './code'
import type { Part } from './part'

/** Serves the site until `run` undoes it. */
export async function openSite(options: {
  mode: Mode
  run: Run
  env: Environment
}): Promise<Pick<Part, 'gone'>> {
  const { mode, run, env } = options
  const onLine = (line: string) => console.log(readableLine(line))
  const site = await withProgress('Starting the site', () =>
    startSite({ mode, env, signal: run.signal, onLine }),
  )
  run.defer(site.stop)
  return {
    gone: site.exited.then((code) => `The site has ended by itself (exit code ${code}).`),
  }
}
