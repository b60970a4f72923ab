// @ts-check
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ version?: string, resolved?: string, optionalDependencies?: Record<string, string> }} Entry */
/** @typedef {{ packages?: Record<string, Entry> }} Lockfile */
/** @typedef {{ name: RegExp, oldest: string, required: boolean, why: string }} Floor */

/** @type {Floor[]} `why`: the last hole that the version closes */
const FLOORS = [
  { name: /^next$/, oldest: '16.4.1', required: true, why: 'CVE-2026-96889' },
  { name: /^payload$/, oldest: '3.90.0', required: true, why: 'CVE-2026-105857' },
  { name: /^@payloadcms\//, oldest: '3.90.0', required: true, why: 'CVE-2026-105857' },
  { name: /^react(-dom)?$/, oldest: '19.2.1', required: true, why: 'CVE-2025-55182' },
  { name: /^supertokens-node$/, oldest: '24.0.2', required: false, why: 'SAML open redirect' },
]

// Payload's packages share a schema and refuse to start with others than their own version.
const ONE_VERSION = /^(payload$|@payloadcms\/)/

/**
 * What is wrong with a lockfile: versions below a floor, Payload packages that differ, optional
 * packages that are asked for but missing (`npm ci` refuses those), addresses of one registry.
 * @param {Lockfile} lockfile
 * @returns {string[]} a sentence each
 */
export function findLockfileProblems(lockfile) {
  const packages = Object.entries(lockfile.packages ?? {}).flatMap(([path, entry]) =>
    path === '' ? [] : [{ name: packageName(path), path, entry }],
  )
  return [
    ...FLOORS.flatMap((floor) => floorProblems({ floor, packages })),
    ...mixedVersions(packages),
    ...holes(packages),
    ...packages.flatMap(({ path, entry }) =>
      entry.resolved === undefined ? [] : [`${path} names the registry it came from`],
    ),
  ]
}

/** @typedef {{ name: string, path: string, entry: Entry }} Package */

/** @param {{ floor: Floor, packages: Package[] }} options */
function floorProblems({ floor, packages }) {
  const found = packages.filter(({ name }) => floor.name.test(name))
  if (found.length === 0 && floor.required) return [`no package matches ${floor.name.source}`]
  return found
    .filter(({ entry }) => isOlder(entry.version ?? '0', floor.oldest))
    .map(
      ({ path, entry }) =>
        `${path} is ${entry.version}; ${floor.oldest} is the oldest allowed (${floor.why})`,
    )
}

/** @param {Package[]} packages */
function mixedVersions(packages) {
  const versions = new Set(
    packages.filter(({ name }) => ONE_VERSION.test(name)).map(({ entry }) => entry.version),
  )
  return versions.size > 1 ? [`Payload packages differ: ${[...versions].sort().join(', ')}`] : []
}

/** @param {Package[]} packages */
function holes(packages) {
  const present = new Set(packages.map(({ name }) => name))
  return packages.flatMap(({ path, entry }) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !present.has(name))
      .map((name) => `${path} wants ${name}, which is missing`),
  )
}

/** @param {string} path for instance `node_modules/a/node_modules/@scope/b` */
function packageName(path) {
  return path.split('node_modules/').at(-1) ?? path
}

/**
 * Compares plain versions; a pre-release counts as older than its release.
 * @param {string} version
 * @param {string} oldest
 */
function isOlder(version, oldest) {
  const [release = '', preRelease] = version.split('-', 2)
  const parts = release.split('.').map(Number)
  const floor = oldest.split('.').map(Number)
  for (const [index, limit] of floor.entries()) {
    const part = parts[index] ?? 0
    if (part !== limit) return part < limit
  }
  return preRelease !== undefined
}

function main() {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const problems = findLockfileProblems(JSON.parse(readFileSync(file, 'utf8')))
  for (const problem of problems) console.error(`wrong  ${problem}`)
  console.log(`Lockfile: ${problems.length} wrong`)
  if (problems.length > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
