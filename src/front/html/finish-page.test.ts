import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { createFinisher, type FinishOptions } from './finish-page'

const mark = 'c0ffee'
const options: FinishOptions = {
  origin: 'https://pasiuni.example',
  hasStrictPolicy: true,
  hydratesLate: true,
  inlineStyles: null,
}
const rendered = `<html><head><script src="/_next/static/a.js" async="" nonce="${mark}"></script></head><body><script nonce="${mark}">own()</script></body></html>`

function finish({
  body = rendered,
  type = 'text/html; charset=utf-8',
  cookie,
  given = {},
  switches = {},
}: {
  body?: string
  type?: string
  cookie?: string
  given?: OutgoingHttpHeaders
  switches?: Partial<FinishOptions>
} = {}) {
  const headers = { 'content-type': type, etag: '"next"', 'content-length': '3', ...given }
  const answer = { status: 200, headers, body: Buffer.from(body) }
  const finished = createFinisher({ ...options, ...switches })({
    answer,
    headers: cookie === undefined ? {} : { cookie },
    mark,
  })
  return { headers: finished.headers, document: finished.body.toString() }
}

// An editor looks at drafts: Next says that nobody is to store the page.
const preview = {
  cookie: 'a=b; __prerender_bypass=c',
  given: { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' },
}

function getPolicy({ headers }: ReturnType<typeof finish>): string {
  return String(headers['content-security-policy'])
}

test('a document gets late scripts and a policy of its own, and loses what was said of its bytes', () => {
  const finished = finish()
  expect(finished.document).not.toMatch(/<script[^>]* src=/)
  expect(finished.document).toContain('id="late-scripts"')
  const policy = getPolicy(finished)
  // Our script and the loader.
  expect(policy.match(/'sha256-/g)).toHaveLength(2)
  expect(policy).toContain('script-src https://pasiuni.example/_next/static/ ')
  expect(policy).not.toContain('unsafe-')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(finished.headers.etag).toBeUndefined()
  expect(finished.headers['content-length']).toBeUndefined()
})

test('in preview the scripts load at once, and the page and the admin panel may frame each other', () => {
  const finished = finish(preview)
  expect(finished.document).toContain('<script src="/_next/static/a.js" async=""></script>')
  expect(getPolicy(finished)).toContain("frame-ancestors 'self'")
  expect(getPolicy(finished)).toContain("frame-src 'self'")
  expect(getPolicy(finish())).not.toContain('frame-src')
})

test('a page for everybody has the policy of all readers, whatever cookie it is asked for with', () => {
  for (const { headers } of [
    finish({ cookie: '__prerender_bypass=c', given: { 'cache-control': 's-maxage=31536000' } }),
    finish({ ...preview, cookie: 'x__prerender_bypass=c' }),
  ]) {
    expect(headers['content-security-policy']).toBe(getPolicy(finish()))
  }
})

test('each part can be switched off', () => {
  const open = finish({ switches: { hasStrictPolicy: false } })
  expect(open.headers['content-security-policy']).toBeUndefined()
  const early = finish({ switches: { hydratesLate: false } })
  expect(early.document).toContain('<script src="/_next/static/a.js" async=""></script>')
  for (const { document } of [open, early]) expect(document).not.toContain(mark)
})

test('the mark leaves with no answer', () => {
  const data = `1:{"nonce":"${mark}"}`
  expect(finish({ body: data, type: 'text/x-component' }).document).toBe('1:{"nonce":""}')
  expect(finish({ body: rendered }).document).not.toContain(mark)
  const link = `</a.woff2>; rel=preload; as="font"; nonce="${mark}"`
  for (const type of ['text/html', 'text/x-component', 'text/plain']) {
    const { headers } = finish({ type, given: { link } })
    expect(headers.link).toBe('</a.woff2>; rel=preload; as="font"')
  }
})

test('a document varies on what changes it, and has no header without a value', () => {
  const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
  expect(finish({ given: { vary } }).headers.vary).toBe('rsc')
  expect(finish({ given: { vary }, type: 'text/x-component' }).headers.vary).toBe(vary)
  const { headers } = finish({
    given: { link: '</_next/static/a.css>; rel=preload; as="style"' },
    switches: { inlineStyles: (document) => ({ document, hashes: ["'sha256-style'"] }) },
  })
  expect(Object.values(headers)).not.toContain(undefined)
  expect(headers).not.toHaveProperty('link')
})

// As they would stand in a page of the application if it escaped nothing.
const run = 'smuggled()'
test.each([
  ['in a text', `</head><body><p>Page not found: <script>${run}</script></p>`],
  ['as a module', `</head><body><script type="module">${run}</script>`],
  ['with a mark that was guessed', `</head><body><script nonce="decade">${run}</script>`],
  ['with an empty mark', `</head><body><script nonce="">${run}</script>`],
  [
    'behind the end of structured data of ours',
    `<script type="application/ld+json" nonce="${mark}">{"name":"</script><script>${run}</script>"}</script></head><body>`,
  ],
])('a script smuggled into a page %s is not in its policy', (_where, markup) => {
  const finished = finish({ body: rendered.replace('</head><body>', () => markup) })
  expect(finished.document).toContain(`${run}</script>`)
  const hash = createHash('sha256').update(run).digest('base64')
  expect(getPolicy(finished)).not.toContain(hash)
  expect(getPolicy(finished)).not.toMatch(/'nonce-|'unsafe-/)
})

test('browsers may fetch ahead what is linked from a page for reading', () => {
  const rules = '"/speculation-rules.json"'
  expect(finish().headers['speculation-rules']).toBe(rules)
  expect(finish({ switches: { hydratesLate: false } }).headers['speculation-rules']).toBe(rules)
  const account = rendered.replace('<head>', '<head><meta name="hydration" content="at-once"/>')
  for (const other of [{ body: account }, preview, { type: 'a/json' }]) {
    expect(finish(other).headers['speculation-rules']).toBeUndefined()
  }
})

test('data is left as it is', () => {
  const finished = finish({ body: '{"a":1}', type: 'application/json' })
  expect(finished.document).toBe('{"a":1}')
  expect(finished.headers['content-security-policy']).toBeUndefined()
})

test('the styles of a page for reading stand in it and in its policy, those of others stay files', () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css"/>'
  const body = rendered.replace('<head>', `<head>${sheet}`)
  const inlineStyles = (document: string) => ({
    document: document.replace(sheet, '<style>a{}</style>'),
    hashes: ["'sha256-style'"],
  })
  const finished = finish({ body, switches: { inlineStyles } })
  expect(finished.document).toContain('<head><style>a{}</style>')
  expect(getPolicy(finished)).toContain("style-src 'self' 'sha256-style';")

  const needsScript = body.replace('<head>', '<head><meta name="hydration" content="at-once"/>')
  for (const other of [
    finish({ body: needsScript, switches: { inlineStyles } }),
    finish({ body, switches: { inlineStyles }, ...preview }),
    finish({ body, switches: { inlineStyles, hydratesLate: false } }),
  ]) {
    expect(other.document).toContain(sheet)
    expect(getPolicy(other)).toContain("style-src 'self';")
  }
})
