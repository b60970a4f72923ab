import { expect, test } from 'vitest'
import { hydrateLate } from './late-hydration'

const mark = 'c0ffee'

function page(head: string): string {
  return `<html><head>${head}</head><body><p>Text</p></body></html>`
}

function lateSources(document: string): unknown {
  const [, list = ''] = /id="late-scripts">(.*?)<\/script>/.exec(document) ?? []
  return JSON.parse(list)
}

test('the scripts of the framework become a list, in their order', () => {
  const document = hydrateLate({
    document: page(
      `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/><script src="/_next/static/a.js" async="" nonce="${mark}"></script><script src="/_next/static/b.js" nonce="${mark}" async=""></script>`,
    ),
    mark,
  })
  expect(lateSources(document)).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
  expect(document).not.toMatch(/<script[^>]* src=/)
  expect(document).not.toContain('as="script"')
  expect(document.endsWith('</script></body></html>')).toBe(true)
})

test('styles that wait for a script wait with it, and no others', () => {
  const kept =
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="" type="font/woff2"/>'
  const waiting = '<link rel="preload" href="/_next/static/chunks/b.css" as="style"/>'
  const document = hydrateLate({ document: page(`${kept}${waiting}`), mark })
  expect(document).toContain(`<head>${kept}</head>`)
})

test('inline scripts, data and the files for old browsers stay where they are', () => {
  const kept = `<script nonce="${mark}">theme()</script><script type="application/ld+json">{}</script><script src="/_next/static/old.js" noModule="" nonce="${mark}"></script>`
  const document = hydrateLate({ document: page(kept), mark })
  expect(document).toContain(kept)
  expect(lateSources(document)).toEqual([])
})

test('a page that is of no use without script says so to the loader', () => {
  const need = '<meta name="hydration" content="at-once"/>'
  const scripts = '<script src="/_next/static/a.js" async=""></script>'
  const document = hydrateLate({ document: page(`${need}${scripts}`), mark })
  expect(document).toContain(`<head>${need}</head>`)
  expect(lateSources(document)).toEqual(['/_next/static/a.js'])
})

test('the loader carries the mark of our own scripts', () => {
  const document = hydrateLate({ document: page(''), mark })
  expect(document).toContain(`<script nonce="${mark}">"use strict";(()=>{`)
})
