import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  writeFileSync(join(root, 'src/deep/page.ts'), 'page')
  writeFileSync(join(root, 'src/page.test.ts'), 'test')
  writeFileSync(join(root, 'settings.json'), '{}')
  writeFileSync(join(root, 'README.md'), 'read me')
})

afterEach(() => rmSync(root, { recursive: true }))

function digest(extra: string[] = []): string {
  return fingerprint({
    root,
    entries: ['src', 'settings.json', 'absent'],
    isSource: (path) => !path.endsWith('.test.ts'),
    extra,
  })
}

test('stays the same while nothing that counts changes', () => {
  const before = digest()
  writeFileSync(join(root, 'src/page.test.ts'), 'another test')
  writeFileSync(join(root, 'README.md'), 'read me too')
  expect(digest()).toBe(before)
})

test.each([
  ['the text of a file', () => writeFileSync(join(root, 'src/deep/page.ts'), 'pages')],
  ['the name of a file', () => renameSync(join(root, 'src/deep'), join(root, 'src/deeper'))],
  ['a new file', () => writeFileSync(join(root, 'src/empty.ts'), '')],
  ['a file that has gone', () => rmSync(join(root, 'settings.json'))],
])('changes with %s', (_, change) => {
  const before = digest()
  change()
  expect(digest()).not.toBe(before)
})

test('does not take text that has moved from one file to the next for the same', () => {
  writeFileSync(join(root, 'src/a.ts'), 'one')
  writeFileSync(join(root, 'src/b.ts'), 'two')
  const before = digest()
  writeFileSync(join(root, 'src/a.ts'), 'onet')
  writeFileSync(join(root, 'src/b.ts'), 'wo')
  expect(digest()).not.toBe(before)
})

test('changes with what is given on top', () => {
  expect(digest(['20.9.0'])).not.toBe(digest(['22.0.0']))
})
