import { expect } from 'vitest'
import { converse } from '../../scripts/differential/conversation'
import { chapter, held, noPart, operator, tested } from '../helpers/asvs'
import { newDevice, securedSite } from '../helpers/secured-site'

const noSockets = 'The site opens no WebSocket, and refuses to change to another protocol.'

export const api = chapter(4, 'API and web service', {
  '4.1.1 L1: each answer says what it is, text in which characters': tested(async () => {
    const device = newDevice()
    const kinds: [path: string, type: RegExp, body: RegExp][] = [
      ['/ro', /^text\/html; charset=utf-8$/i, /^<!DOCTYPE html>/i],
      ['/ro/nope', /^text\/html; charset=utf-8$/i, /^<!DOCTYPE html>/i],
      ['/api/projects', /^application\/json/i, /^\{/],
      ['/account', /^application\/(?:problem\+)?json/i, /^\{/],
      ['/auth/loginmethods', /^application\/json/i, /^\{/],
      ['/sitemap.xml', /^(?:application|text)\/xml/i, /^<\?xml/],
      ['/robots.txt', /^text\/plain/i, /User-Agent/i],
      ['/manifest.webmanifest', /^application\/manifest\+json/i, /^\{/],
    ]
    for (const [path, type, body] of kinds) {
      const { headers, text } = await device.call(path, { method: 'GET' })
      expect(headers.get('content-type'), path).toMatch(type)
      expect(text, path).toMatch(body)
    }
  }),
  '4.1.2 L2: only pages lead from http to https': operator(
    'The proxy that ends TLS leads on, or has no port for http: docs/deploy.md.',
  ),
  '4.1.3 L2: what the proxy says of a visitor cannot be said by the visitor': held({
    'src/lib/http/client-address.test.ts': 'believes only the proxies that are ours',
    'src/front/app/forwarded-headers.test.ts':
      'a client cannot have removed what this server says about it',
    'tests/e2e/account-limits.e2e.spec.ts':
      'guessing a password is refused, whatever the guesser calls itself',
  }),
  '4.1.4 L3: a method that a path does not take is refused': held({
    'tests/e2e/methods.e2e.spec.ts': '${method} reads no page, file or feed',
    'src/front/requests/route-table.test.ts': 'the interface takes all methods of records',
  }),
  '4.2.1 L2: front server and application agree where a request ends': held({
    'scripts/differential/differential.test.ts':
      'the front server reads requests as Node does, and refuses what others would read otherwise',
  }),
  '4.3.1 L2: nobody asks for records within records without end': tested(async () => {
    const { sourcesWith } = await import('../helpers/sources-with')
    expect(sourcesWith(/maxDepth: 3,\n/)).toEqual(['payload.config.ts'])
    const query = `where${'[and][0]'.repeat(200)}[id][equals]=1`
    const { status } = await newDevice().call(`/api/projects?depth=99&limit=0&${query}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }),
  '4.3.2 L2: GraphQL': tested(async () => {
    for (const path of ['/api/graphql', '/api/graphql-playground']) {
      const answer = await newDevice().call(path, { body: { query: '{__schema{types{name}}}' } })
      expect([403, 404], path).toContain(answer.status)
    }
  }),
  '4.4.1 L1: WebSocket over TLS': noPart(noSockets),
  '4.4.2 L2: WebSocket from a page of ours only': tested(async () => {
    const head = [
      ...['GET /ro HTTP/1.1', 'Host: pasiuni.example', 'Connection: Upgrade', 'Upgrade: websocket'],
      ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
    ]
    const port = Number(new URL(securedSite().address).port)
    const bytes = `${head.join('\r\n')}\r\n\r\n`
    const sent = { port, bytes, splitAt: bytes.length, timeoutMs: 10_000, isAll: true }
    const { text } = await converse(sent)
    expect(text).not.toMatch(/^(?:HTTP\/1\.1 101|$)/)
  }),
  '4.4.3 L2: tokens for WebSocket': noPart(noSockets),
  '4.4.4 L2: sessions for WebSocket': noPart(noSockets),
})
