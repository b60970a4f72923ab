import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkEqualFiles } from './equal-files'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pasiuni-equal-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, content: string): string {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}

const link = () => linkEqualFiles(folder)
const isLink = (file: string) => lstatSync(file).isSymbolicLink()

test('equal files of a folder are loaded once, and read as before', () => {
  const code = 'module.exports = { made: Symbol() }'
  const files = ['a.js', 'b.js', 'c.js'].map((name) => write(name, code))
  const other = write('other.js', 'module.exports = {}')
  expect(link()).toBe(2)
  expect(readdirSync(folder)).toEqual(['a.js', 'b.js', 'c.js', 'other.js'])
  for (const file of files) expect(readFileSync(file, 'utf8')).toBe(code)
  const load = createRequire(import.meta.url)
  const loaded = new Set(files.map((file): unknown => load(file)))
  expect(loaded.size).toBe(1)
  expect(isLink(other)).toBe(false)
})

test('files that differ only in the name of their map are equal, and in nothing else', () => {
  const map = (name: string) => `\n//# sourceMappingURL=${name}.js.map`
  write('a.js', `code()${map('a')}`)
  const equal = write('b.js', `code()${map('b')}`)
  const others = [write('c.js', `other()${map('a')}`), write('d.js', `${map('a')}\ncode()`)]
  expect(link()).toBe(1)
  expect([equal, ...others].map(isLink)).toEqual([true, false, false])
})

test('files of other folders and endings stay as they are', () => {
  const files = ['a.js', 'ssr/a.js', 'a.json', 'b.json'].map((name) => write(name, '{}'))
  expect(link()).toBe(0)
  expect(files.some(isLink)).toBe(false)
})

test('what is linked already stays, and a folder that is not there has no files', () => {
  write('a.js', '1')
  const second = write('b.js', '1')
  expect(link()).toBe(1)
  expect(link()).toBe(0)
  expect(isLink(second)).toBe(true)
  expect(linkEqualFiles(path.join(folder, 'none'))).toBe(0)
})
