import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFiles } from './file-compression'

const text = 'Un text care se repetă. '.repeat(100)
const stale = '.next/front/files/br/_next/static/chunks/of-an-older-build.js'

let root: string

function write({ name, content }: { name: string; content: string }): void {
  const file = join(root, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

beforeAll(async () => {
  root = mkdtempSync(join(os.tmpdir(), 'file-compression-'))
  write({ name: '.next/static/chunks/a.js', content: text })
  write({ name: '.next/static/chunks/small.js', content: 'short' })
  write({ name: '.next/static/media/picture.png', content: text })
  write({ name: 'public/fonts/licence.txt', content: text })
  write({ name: stale, content: text })
  await compressFiles({ root })
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(['_next/static/chunks/a.js', 'fonts/licence.txt'])('keeps %s in both forms', (name) => {
  const brotli = readFileSync(join(root, '.next/front/files/br', name))
  const gzip = readFileSync(join(root, '.next/front/files/gzip', name))
  expect(brotliDecompressSync(brotli).toString()).toBe(text)
  expect(gunzipSync(gzip).toString()).toBe(text)
  expect(brotli.length).toBeLessThan(gzip.length)
})

test.each(['_next/static/chunks/small.js', '_next/static/media/picture.png'])(
  'leaves %s alone, which would not get smaller',
  (name) => {
    expect(existsSync(join(root, '.next/front/files/br', name))).toBe(false)
  },
)

test('removes what an older build has left', () => {
  expect(existsSync(join(root, stale))).toBe(false)
})
