import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findLockfileProblems } from './check-lockfile.mjs'

const good = {
  packages: {
    '': {},
    'node_modules/next': {
      version: '16.4.5',
      optionalDependencies: { '@next/swc-linux-x64': '*' },
    },
    'node_modules/@next/swc-linux-x64': { version: '16.4.5' },
    'node_modules/payload': { version: '3.90.1' },
    'node_modules/@payloadcms/ui': { version: '3.90.1' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/react-dom': { version: '19.3.1' },
  },
}

const anyLockfile = z.object({ packages: z.record(z.string(), z.looseObject({})) })

function withPackage(path: string, entry: object) {
  return { packages: { ...good.packages, [path]: entry } }
}

test('accepts the lockfile of this project', () => {
  const lockfile = anyLockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(findLockfileProblems(lockfile)).toEqual([])
})

test('accepts a sound lockfile', () => {
  expect(findLockfileProblems(good)).toEqual([])
})

test.each([
  ['node_modules/next', '16.4.0'],
  ['node_modules/next', '16.4.1-canary.3'],
  ['node_modules/next', '9.99.99'],
  ['node_modules/react', '19.2.0'],
  ['node_modules/a/node_modules/react-dom', '18.3.1'],
  ['node_modules/supertokens-node', '24.0.1'],
])('refuses %s at %s', (path, version) => {
  expect(findLockfileProblems(withPackage(path, { version }))).toEqual([
    expect.stringContaining(`${path} is ${version}`),
  ])
})

test('takes a floor itself and whatever is above', () => {
  const lockfile = withPackage('node_modules/supertokens-node', { version: '24.0.2' })
  expect(findLockfileProblems(lockfile)).toEqual([])
  expect(findLockfileProblems(withPackage('node_modules/next', { version: '17.0.0' }))).toEqual([])
})

test('refuses Payload packages of two versions', () => {
  const lockfile = withPackage('node_modules/@payloadcms/next', { version: '3.90.2' })
  expect(findLockfileProblems(lockfile)).toEqual(['Payload packages differ: 3.90.1, 3.90.2'])
})

test('refuses a lockfile without a package that must be there', () => {
  const { 'node_modules/next': _, ...packages } = good.packages
  expect(findLockfileProblems({ packages })).toEqual([expect.stringContaining('^next$')])
})

test('finds an optional package that npm ci would miss', () => {
  const lockfile = withPackage('node_modules/x', {
    version: '1.0.0',
    optionalDependencies: { 'x-darwin-arm64': '1.0.0' },
  })
  expect(findLockfileProblems(lockfile)).toEqual([
    'node_modules/x wants x-darwin-arm64, which is missing',
  ])
})

test('refuses the address of a registry', () => {
  const lockfile = withPackage('node_modules/x', {
    version: '1.0.0',
    resolved: 'https://registry.example/x.tgz',
  })
  expect(findLockfileProblems(lockfile)).toEqual(['node_modules/x names the registry it came from'])
})
