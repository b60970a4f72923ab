import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unmarkScripts } from './csp-hashes'

const mark = 'c0ffee'

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('inline scripts with the mark are allowed by their hash, and lose it', () => {
  const { document, hashes } = unmarkScripts({
    document: `<p>a</p><script nonce="${mark}" id="x">one()</script><script nonce="${mark}">two()</script>`,
    mark,
  })
  expect(document).toBe('<p>a</p><script id="x">one()</script><script>two()</script>')
  expect(hashes).toEqual([hash('one()'), hash('two()')])
})

test('what carries another mark or none is not allowed', () => {
  const smuggled = `<script>steal()</script><script nonce="guess">steal()</script><script nonce=''>steal()</script>`
  expect(unmarkScripts({ document: smuggled, mark })).toEqual({ document: smuggled, hashes: [] })
})

test('files and data need no hash', () => {
  const { document, hashes } = unmarkScripts({
    document: `<script src="/a.js" nonce="${mark}"></script><script type="application/ld+json">{}</script><link href="/a.css" nonce="${mark}">`,
    mark,
  })
  expect(hashes).toEqual([])
  expect(document).toBe(
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><link href="/a.css">',
  )
})

test('the mark leaves the data for the browser as well, before it is hashed', () => {
  const { document, hashes } = unmarkScripts({
    document: `<script nonce="${mark}">self.__next_f.push([1,"{\\"nonce\\":\\"${mark}\\"}"])</script>`,
    mark,
  })
  const script = 'self.__next_f.push([1,"{\\"nonce\\":\\"\\"}"])'
  expect(document).toBe(`<script>${script}</script>`)
  expect(hashes).toEqual([hash(script)])
})

test('an unfinished tag cannot borrow the mark of the script behind it', () => {
  const own = 'one()'
  const { hashes } = unmarkScripts({
    document: `<script>steal()//<script nonce="${mark}">${own}</script>`,
    mark,
  })
  // The browser takes all of it for one script, whose hash is not among those allowed.
  expect(hashes).not.toContain(hash(`steal()//<script nonce="${mark}">${own}`))
  expect(hashes).not.toContain(hash(`steal()//<script>${own}`))
})

test('data that Next hands over in pieces is one script, other scripts stay their own', () => {
  const piece = (text: string) => `<script nonce="${mark}">self.__next_f.push("${text}")</script>`
  const other = `<script nonce="${mark}">own()</script>`
  const { document, hashes } = unmarkScripts({
    document: `${other}${piece('a')}${piece('b')}${piece('c')}<i></i>${piece('d')}${other}`,
    mark,
  })
  const joined = 'self.__next_f.push("a")\n;self.__next_f.push("b")\n;self.__next_f.push("c")'
  expect(document).toBe(
    `<script>own()</script><script>${joined}</script><i></i><script>self.__next_f.push("d")</script><script>own()</script>`,
  )
  expect(hashes).toEqual([hash('own()'), hash(joined), hash('self.__next_f.push("d")')])
})
