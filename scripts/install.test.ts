import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

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
