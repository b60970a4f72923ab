import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareExports } from './compare-exports'

const folder = mkdtempSync(join(os.tmpdir(), 'pasiuni-compare-'))

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const lines = [
  '[',
  '{"format":"pasiuni-content","version":1,"madeAt":"2026-11-22T00:00:00.000Z","site":"http://x"},',
  '{"record":"projects","key":"cinema","public":{"order":1},"draft":null},',
  '{"record":"home","key":"","public":{},"draft":null},',
  '{"file":"a.webp","sha256":"00","content":"AA=="},',
  '{"end":true,"records":2,"files":1,"missing":[]}',
  ']',
  '',
]

function compare(other: string[]) {
  const paths = { one: join(folder, 'one.json'), other: join(folder, 'other.json') }
  writeFileSync(paths.one, lines.join('\n'))
  writeFileSync(paths.other, other.join('\n'))
  return compareExports(paths)
}

test('the moment of an export is no difference', async () => {
  const later = lines.map((line) => line.replace('T00:00', 'T09:30'))
  const { counts, differing } = await compare(later)
  expect(differing).toEqual([])
  expect(counts).toEqual(
    new Map([
      ['projects', 1],
      ['home', 1],
      ['file', 1],
    ]),
  )
})

test('what differs, is missing or is elsewhere is reported', async () => {
  const changed = lines.map((line) => line.replace('"order":1', '"order":2'))
  expect((await compare(changed)).differing).toEqual(['projects cinema'])
  const without = lines.filter((line) => !line.includes('a.webp'))
  expect((await compare(without)).differing).toEqual(['file a.webp'])
  const [first = '', header = '', project = '', home = '', ...rest] = lines
  expect((await compare([first, header, home, project, ...rest])).differing).toEqual([
    'their order',
  ])
})
