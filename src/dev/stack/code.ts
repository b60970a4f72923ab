import { join } from 'node:path'
import { claimsFolder } from '../checkout'
import { claim } from '../processes/process-lock.mjs'
import { bundleFront, developmentServer } from '../front-bundle'
import { ensureSiteBuilt } from '../site-build'
import type { Place } from './part'

export type Mode = 'production' | 'development'

/** Makes ready what the site's process runs. */
export async function prepareCode(
  options: Place & { mode: Mode; signal: AbortSignal },
): Promise<void> {
  const { mode, folder, run, signal } = options
  if (mode === 'development') return bundleFront({ outfile: developmentServer })
  await ensureSiteBuilt({ signal, logFile: join(folder, 'build.log') })
  const serving = await claim({
    ...{ dir: claimsFolder, name: `serving-${process.pid}` },
    note: 'the site that npm start serves',
  })
  if (!serving.held) run.defer(serving.release)
}
