// @ts-check
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { claim } from '../src/dev/processes/process-lock.mjs'

const TICK_MS = 10_000
const WAIT_MS = 500
const INTERRUPTED = 130

/**
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean
 * }> }} Lockfile
 */

/**
 * Whether what npm says it installed is what the lockfile asks for. Optional packages may be
 * missing: they are mostly binaries for other systems.
 * @param {{ wanted: Lockfile, installed: Lockfile }} lockfiles
 */
export function isInstalled({ wanted, installed }) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '') return true
    const found = installed.packages?.[path]
    if (!found) return entry.optional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/**
 * Installs the dependencies where they are missing or not those of the lockfile.
 * @param {{ root: string }} options
 * @returns {Promise<boolean>} false when they could not be installed; the reason has been printed
 */
export async function ensureInstalled({ root }) {
  if (isUpToDate(root)) return true
  const turn = await takeTurn(root)
  try {
    if (isUpToDate(root)) return true
    return await install(root)
  } finally {
    turn.release()
  }
}

/** @param {string} root */
async function takeTurn(root) {
  const request = { dir: join(root, '.local/claims'), name: 'install', note: 'npm' }
  let attempt = await claim(request)
  if (attempt.held) console.log('Waiting for another installation in this folder …')
  while (attempt.held) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    attempt = await claim(request)
  }
  return attempt
}

/** @param {string} root */
async function install(root) {
  console.log('Installing dependencies (about a minute the first time)')
  const started = Date.now()
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Exactly what the lockfile names: `npm install` might resolve something else.
  const code = await npm({ root, args: ['ci', ...quiet] })
  if (code === INTERRUPTED) return false
  if (code !== 0) {
    console.error('The dependencies could not be installed; npm says above why.')
    return false
  }
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s`)
  return true
}

/**
 * @param {{ root: string, args: string[] }} options
 * @returns {Promise<number>} the exit code
 */
function npm({ root, args }) {
  const cli = process.env.npm_execpath ?? ''
  const own = basename(cli).startsWith('npm-cli')
  const command = own ? process.execPath : 'npm'
  const started = Date.now()
  const tick = setInterval(() => {
    console.log(`  … ${Math.round((Date.now() - started) / 1000)} s`)
  }, TICK_MS)
  return new Promise((resolve) => {
    const child = spawn(command, own ? [cli, ...args] : args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !own && process.platform === 'win32',
    })
    let interrupted = false
    const stop = () => {
      interrupted = true
      child.kill('SIGTERM')
    }
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    for (const signal of signals) process.on(signal, stop)
    /** @param {number} code */
    const finish = (code) => {
      clearInterval(tick)
      for (const signal of signals) process.off(signal, stop)
      resolve(interrupted ? INTERRUPTED : code)
    }
    child.once('error', (error) => {
      console.error(`npm could not be started: ${error.message}`)
      finish(1)
    })
    child.once('exit', (code) => finish(code ?? 1))
  })
}

/** @param {string} root */
function isUpToDate(root) {
  const wanted = readText(join(root, 'package-lock.json'))
  const installed = readText(installedLockfile(root))
  if (wanted === null || installed === null) return false
  return isInstalled({ wanted: JSON.parse(wanted), installed: JSON.parse(installed) })
}

/** @param {string} root */
function installedLockfile(root) {
  // npm's own record of what it installed, written at the end of each installation.
  return join(root, 'node_modules/.package-lock.json')
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
