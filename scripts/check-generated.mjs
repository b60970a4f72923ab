// @ts-check
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

// Everything the generators read or write. They run on a copy, so that neither a failure nor an
// interruption leaves anything behind in the working tree.
const inputs = [
  'collections',
  'globals',
  'migrations',
  'src',
  'payload.config.ts',
  'package.json',
  'tsconfig.json',
]

const TIMEOUT_MS = 120_000

// The exit code is 0 as well when Payload's command line did nothing (docs/adr/0003): each run has
// to make a file that was taken away, or to say that it reached its end.
/** @param {string} migration the name of a new schema migration */
function generators(migration) {
  return [
    { args: ['generate:types'], makes: 'src/payload-types.ts' },
    { args: ['generate:importmap'], makes: 'src/app/(payload)/admin/importMap.js' },
    {
      args: ['migrate:create', migration, '--skip-empty'],
      says: 'DOWN statements generation complete',
    },
  ]
}

/**
 * @param {{ folder: string, args: string[], makes?: string, says?: string }} options
 * @throws Error with the generator's output when it did not do its work
 */
function run({ folder, args, makes, says }) {
  if (makes !== undefined) rmSync(join(folder, makes), { force: true })
  const command = ['--conditions=production', 'node_modules/payload/bin.js', ...args]
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, BUILD_STEP: '1', NO_COLOR: '1' },
    // A prompt, such as "is this column renamed?", gets no answer and shows in the output.
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  })
  const made = makes === undefined || existsSync(join(folder, makes))
  const said = says === undefined || stdout.includes(says)
  if (status === 0 && made && said) return
  throw new Error(`payload ${args.join(' ')} did not finish (exit ${status}):\n${stdout}${stderr}`)
}

/**
 * The text of every file below a folder, node_modules apart.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function readAll(folder) {
  const paths = inputs.flatMap((input) => {
    const path = join(folder, input)
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
  })
  const files = paths.filter((path) => statSync(path).isFile())
  return new Map(files.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}

/**
 * @param {{ before: Map<string, string>, after: Map<string, string> }} options
 * @returns {string[]} paths of the files that are new or have another content
 */
function changedFiles({ before, after }) {
  return [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
}

/** @param {{ root: string, write: boolean, migration: string }} options */
function main({ root, write, migration }) {
  const copy = mkdtempSync(join(tmpdir(), 'generated-'))
  try {
    for (const input of inputs) cpSync(join(root, input), join(copy, input), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    const before = readAll(copy)
    for (const generator of generators(migration)) run({ folder: copy, ...generator })
    for (const path of changedFiles({ before, after: readAll(copy) })) {
      if (write) cpSync(join(copy, path), join(root, path))
      else process.exitCode = 1
      console.log(write ? `written  ${path}` : `stale    ${path}: run npm run generate`)
    }
    if (process.exitCode !== 1) console.log('Generated files: up to date')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  writeSecurityTable({ root, write })
}

/**
 * The table of docs/security.md, made of the rows in tests/security.
 * @param {{ root: string, write: boolean }} options
 */
function writeSecurityTable({ root, write }) {
  const command = ['--import', 'tsx', 'tests/security/table.ts', ...(write ? ['--write'] : [])]
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

const script = fileURLToPath(import.meta.url)
if (process.argv[1] === script) {
  const options = process.argv.slice(2)
  main({
    root: dirname(dirname(script)),
    write: options.includes('--write'),
    migration: options.find((option) => !option.startsWith('--')) ?? 'schema',
  })
}
