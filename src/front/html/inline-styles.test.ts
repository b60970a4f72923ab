import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStyleInliner, withoutSheets } from './inline-styles'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inline-styles-'))
  mkdirSync(path.join(folder, 'chunks'))
  writeFileSync(path.join(folder, 'chunks/a.css'), 'a{color:red}')
  writeFileSync(path.join(folder, 'chunks/b.css'), 'b{color:$&}')
  writeFileSync(path.join(folder, 'chunks/end.css'), 'a::after{content:"</style>"}')
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function linkTo(name: string): string {
  return `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
}

function toHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

test('sheets become one style, in their order, with the hash that allows it', () => {
  const { document, hashes } = createStyleInliner({ folder })(
    `<head>${linkTo('a')}${linkTo('b')}<link rel="icon" href="/icon.svg"/></head>`,
  )
  const css = 'a{color:red}b{color:$&}'
  expect(document).toBe(`<head><style>${css}</style><link rel="icon" href="/icon.svg"/></head>`)
  expect(hashes).toEqual([toHash(css)])
})

test('what cannot stand in a document stays a file', () => {
  const inline = createStyleInliner({ folder })
  for (const name of ['gone', 'end']) {
    const document = `<head>${linkTo('a')}${linkTo(name)}</head>`
    expect(inline(document)).toEqual({ document, hashes: [] })
  }
})

test('sheets of elsewhere are left alone', () => {
  const document = '<link rel="stylesheet" href="/uploads/a.css"/>'
  expect(createStyleInliner({ folder })(document)).toEqual({ document, hashes: [] })
})

test('the sheets are no longer announced, what else there is still is', () => {
  const font = '</fonts/a.woff2>; rel=preload; as="font"; crossorigin=""'
  const sheet = '</_next/static/chunks/a.css>; rel=preload; as="style"'
  expect(withoutSheets(`${sheet}, ${font}`)).toBe(font)
  expect(withoutSheets(`${font}, ${sheet}`)).toBe(font)
  expect(withoutSheets(sheet)).toBeUndefined()
})
