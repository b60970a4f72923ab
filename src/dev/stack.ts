import { join, relative } from 'node:path'
import { checkout, localFolder } from './checkout'
import { claim } from './processes/process-lock.mjs'
import type { FirstEditor } from './first-editor'
import { isPortTaken } from './processes/free-port'
import type { Run } from './processes/interruptible'
import { PlainError } from './plain-error'
import { withProgress } from './progress'
import { type Mode, prepareCode } from './stack/code'
import { prepareData } from './stack/data'
import { openGoogle } from './stack/google'
import { openMail } from './stack/mail'
import type { Part, Place } from './stack/part'
import { portFrom } from './stack/ports'
import { openCluster } from './stack/cluster'
import { openSite } from './stack/site'
import { isSiteBuilt } from './site-build'
import { runInParallel } from './processes/run-in-parallel'

// One person at one machine tries many accounts.
const LOCAL_RATE_LIMIT_SCALE = '20'

export type Stack = {
  url: string
  /** The addresses of the instances behind it; none where the site itself is there. */
  instances: string[]
  editor: FirstEditor
  /** Where mails arrive; null where they really leave the machine. */
  mailboxUrl: string | null
  /** Whether a page on this machine stands in for Google. */
  isGoogleLocal: boolean
  /** Resolves, saying what happened, when a part of the stack ends by itself. */
  broken: Promise<string>
}

/**
 * Starts everything that the site needs on this machine and the site itself; what it started is
 * undone by `run`, the site before what it uses.
 * @throws {PlainError} saying what the person can do
 */
export async function startStack(options: {
  mode: Mode
  /** Whether several instances of the site share the work. */
  isCluster: boolean
  run: Run
}): Promise<Stack> {
  const { mode, isCluster, run } = options
  const { env } = process
  const sitePort = portFrom(env.PORT || '3000')
  const url = (env.SITE_URL || `http://localhost:${sitePort}`).replace(/\/+$/, '')
  const place: Place = { folder: localFolder(), url, sitePort, env, run }
  await claimFolder(place)
  if (await isPortTaken(sitePort)) {
    throw new PlainError(
      `Port ${sitePort} is taken by another program. Choose another one: PORT=${sitePort + 1} npm start`,
    )
  }
  // A process of its own needs seconds to see that nothing is to be done; it pays beside a build.
  const isMigrating = mode === 'development' || !isSiteBuilt()
  return runInParallel({
    signal: run.signal,
    start: async (begin) => {
      const [mail, google, data] = await Promise.all([
        begin(() => openMail({ ...place, begin })),
        begin(() => openGoogle({ ...place, begin })),
        begin((signal) => prepareData({ ...place, isMigrating, begin, signal })),
        begin((signal) => prepareCode({ ...place, mode, signal })),
      ])
      const siteEnv = {
        ...{ TRUSTED_PROXY_HOPS: '0', RATE_LIMIT_SCALE: LOCAL_RATE_LIMIT_SCALE },
        ...data.env,
        ...mail.env,
        ...google.env,
        ...{ NODE_ENV: mode, PORT: String(sitePort), SITE_URL: url },
        MIGRATE_ON_START: isMigrating ? undefined : '1',
        // The shell's own HOSTNAME is the machine's name, not an address to listen on.
        HOSTNAME: env.HOST || '127.0.0.1',
      }
      const site = await begin((signal) =>
        serve({ ...place, run: { ...run, signal }, mode, isCluster, env: siteEnv }),
      )
      return {
        ...{ url, editor: data.editor, instances: site.instances },
        ...{ mailboxUrl: mail.mailboxUrl, isGoogleLocal: google.isLocal },
        broken: Promise.race([site.gone, data.gone, mail.gone, google.gone]),
      }
    },
  })
}

/** Serves the site, or several instances of it, until `run` undoes it. */
async function serve(
  options: Place & { mode: Mode; isCluster: boolean },
): Promise<Pick<Part, 'gone'> & Pick<Stack, 'instances'>> {
  if (!options.isCluster) return { instances: [], ...(await openSite(options)) }
  const { instances, gone } = await withProgress('Starting the instances of the site', () =>
    openCluster({ ...options, onLine: (line) => console.log(line) }),
  )
  return { instances: instances.map(({ url }) => url), gone }
}

async function claimFolder({ folder, url, run }: Place): Promise<void> {
  const stack = await claim({
    ...{ dir: join(folder, 'claims'), name: 'stack' },
    note: `${url} (process ${process.pid})`,
  })
  if (stack.held) {
    throw new PlainError(
      `Pasiuni already runs on the data in ${relative(checkout, folder)}: ${stack.note}\n` +
        'Stop it first, or give this one its own data: LOCAL_DIR=.local/second PORT=3001 npm start',
    )
  }
  run.defer(stack.release)
}
