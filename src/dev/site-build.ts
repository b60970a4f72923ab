import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkout, claimsFolder } from './checkout'
import { runToEnd } from './processes/child'
import { claim, claimsHeld } from './processes/process-lock.mjs'
import { linkEqualFiles } from './equal-files'
import { compressFiles } from './file-compression'
import { fingerprint } from './fingerprint'
import { bundleFront, frontServer } from './front-bundle'
import { PlainError } from './plain-error'
import { lastLines, withProgress } from './progress'

const STAMP = join(checkout, '.next/pasiuni-sources')
const SOURCE_FOLDERS = ['src', 'collections', 'globals', 'migrations', 'public']
const SOURCE_FILES = ['payload.config.ts', 'next.config.ts', 'tsconfig.json', 'package-lock.json']
// Variables that Next writes into the build, and those that next.config.ts reads.
const BUILD_OPTION = /^(NEXT_PUBLIC|BUILD)_/
// Tests, and what `src/dev` has in folders: the local stack, of which a build holds nothing.
const notBuilt = /\.test\.tsx?$|^src\/dev\/[^/]+\//
const WAIT_MS = 500

// The second is there where the build is to stand alone.
const SERVER_CODE = ['.next/server/chunks', '.next/standalone/.next/server/chunks']

/** Nothing listens there: a page that queries the database while building fails the build. */
export const CLOSED_DATABASE = 'postgres://nobody:nothing@127.0.0.1:1/none'

type Build = { signal: AbortSignal; logFile: string }

/**
 * Builds the site unless `.next` holds a build of these very sources.
 * @throws {PlainError} when it does not build, or a site that is running would lose its files
 */
export async function ensureSiteBuilt(options: Build & { quiet?: boolean }): Promise<void> {
  const { signal, logFile, quiet = false } = options
  if (isSiteBuilt()) return
  const turn = await takeTurn(signal)
  try {
    if (isSiteBuilt()) return
    const [user] = await claimsHeld({ dir: claimsFolder, prefix: 'serving-' })
    if (user !== undefined) throw wouldBreak(user)
    const build = () => buildSite({ signal, logFile })
    await (quiet ? build() : withProgress('Building the site', build))
  } finally {
    turn.release()
  }
}

/**
 * Builds the site, its front server and its compressed files, without a database.
 * @throws {PlainError} with the end of the output when it does not build
 */
export async function buildSite(options: Build & { echo?: boolean }): Promise<void> {
  const sources = sourceFingerprint()
  rmSync(STAMP, { force: true })
  const { code, output } = await runToEnd({
    command: process.execPath,
    args: ['node_modules/next/dist/bin/next', 'build'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BUILD_STEP: '1' },
      DATABASE_URL: CLOSED_DATABASE,
    },
    ...options,
  })
  if (code !== 0) {
    const report = options.echo ? 'See above.' : `${lastLines(output)}\n(${options.logFile})`
    throw new PlainError(`The site could not be built. ${report}`)
  }
  for (const folder of SERVER_CODE) linkEqualFiles(join(checkout, folder))
  await bundleFront({ outfile: frontServer })
  await compressFiles({ root: checkout })
  writeFileSync(STAMP, sources)
}

/** Whether `.next` holds a build of these very sources. */
export function isSiteBuilt(): boolean {
  if (!existsSync(STAMP) || !existsSync(frontServer)) return false
  return readFileSync(STAMP, 'utf8') === sourceFingerprint()
}

function sourceFingerprint(): string {
  const settings = readdirSync(checkout).filter((name) => name.startsWith('.env'))
  const options = Object.entries(process.env).filter(([name]) => BUILD_OPTION.test(name))
  return fingerprint({
    root: checkout,
    entries: [...SOURCE_FOLDERS, ...SOURCE_FILES, ...settings],
    isSource: (path) => !notBuilt.test(path),
    extra: [process.versions.node, ...options.map((pair) => pair.join('='))],
  })
}

async function takeTurn(signal: AbortSignal): Promise<{ release: () => void }> {
  const request = { dir: claimsFolder, name: 'build', note: 'a build' }
  let attempt = await claim(request)
  if (attempt.held) console.log('Waiting for another build in this folder …')
  while (attempt.held) {
    await sleep(WAIT_MS, undefined, { signal })
    attempt = await claim(request)
  }
  return attempt
}

function wouldBreak(user: string): PlainError {
  return new PlainError(
    `The sources have changed, and a new build would take its files away from ${user}, which is ` +
      'running from this folder. Stop it first.',
  )
}
