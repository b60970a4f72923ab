import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ensureInstalled, isInstalled } from './install.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a-for-windows': { version: '1.0.0', integrity: 'sha512-w', optional: true },
  },
}
const a = wanted.packages['node_modules/a']

test('is content with everything but other systems’ packages', () => {
  expect(isInstalled({ wanted, installed: { packages: { 'node_modules/a': a } } })).toBe(true)
})

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
  ['another content', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
  [
    'another version of an optional package',
    { 'node_modules/a': a, 'node_modules/a-for-windows': { version: '0.9.0' } },
  ],
])('notices %s', (_, packages) => {
  expect(isInstalled({ wanted, installed: { packages } })).toBe(false)
})

test('notices that nothing is installed', () => {
  expect(isInstalled({ wanted, installed: {} })).toBe(false)
})

test('takes nothing but what the lockfile names, even where that fails', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pasiuni-install-'))
  const cli = join(root, 'npm-cli.cjs')
  const calls = join(root, 'calls')
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(wanted))
  writeFileSync(
    cli,
    `require('node:fs').appendFileSync(${JSON.stringify(calls)}, process.argv[2] + '\\n')
    process.exit(1)`,
  )
  vi.stubEnv('npm_execpath', cli)
  vi.spyOn(console, 'log').mockReturnValue()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  try {
    expect(await ensureInstalled({ root })).toBe(false)
    expect(readFileSync(calls, 'utf8')).toBe('ci\n')
    expect(said).toHaveBeenCalledOnce()
  } finally {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(root, { recursive: true })
  }
})
