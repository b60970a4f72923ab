import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { packagedBrowser } from './packaged-browser'
import { PlainError } from '../plain-error'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const PROBE_MS = 30_000

// No work, and no traffic, that a test did not ask for.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** `env` goes on top of the environment of the process that launches it. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

/**
 * A Chromium that starts on this machine: the one that `CHROMIUM_PATH` names, the one that npm has
 * brought along, Playwright's own, or the system's. The second is built without windows; others draw
 * theirs even where nobody sees them, which takes a small machine's processors from the page just
 * when it appears (docs/adr/0044).
 * @throws {PlainError} where there is none
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new PlainError(`CHROMIUM_PATH names no file: ${named}`)
    return { executablePath: named, args: args(), env: {} }
  }
  const { executablePath, env, envWithLibraries } = await packagedBrowser()
  const found = [
    { executablePath, env },
    { executablePath, env: envWithLibraries },
    ...[chromium.executablePath(), ...systemBrowsers()].map((path) => ({
      executablePath: path,
      env: {},
    })),
  ].find((browser) => existsSync(browser.executablePath) && isStarting(browser))
  if (found) return { ...found, args: args() }
  throw new PlainError(
    'No Chromium starts on this machine. Install one, for instance with ' +
      'npx playwright install --with-deps chromium, or name one in CHROMIUM_PATH.',
  )
}

/** A Chromium with all that those of readers have, as the one that npm brings along has not; or null. */
export function findFullBrowser(): Browser | null {
  const found = [chromium.executablePath(), ...systemBrowsers()]
    .map((path) => ({ executablePath: path, env: {} }))
    .find((browser) => existsSync(browser.executablePath) && isStarting(browser))
  return found ? { ...found, args: args() } : null
}

function args(): string[] {
  // Chromium's sandbox refuses to work for root.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET
}

function systemBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC_BROWSER]
}

/** Asking for the version loads all shared libraries, which is what most often fails. */
function isStarting(browser: Pick<Browser, 'executablePath' | 'env'>): boolean {
  const env = { ...process.env, ...browser.env }
  return spawnSync(browser.executablePath, ['--version'], { env, timeout: PROBE_MS }).status === 0
}
