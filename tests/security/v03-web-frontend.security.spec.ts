import { expect } from 'vitest'
import { chapter, held, noPart, notMet, tested } from '../helpers/asvs'
import { firstEditor, newDevice, newMember, securedSite, signIn } from '../helpers/secured-site'

/** One answer of every kind that the site gives. */
const kinds = [
  ...[
    '/ro',
    '/ro/nope',
    '/ro/account',
    '/',
    '/about',
    '/%E0%A4%A',
    '/admin/login',
    '/contact/answer',
  ],
  ...[
    '/api/projects',
    '/api/nope',
    '/account',
    '/auth/loginmethods',
    '/sitemap.xml',
    '/robots.txt',
  ],
  ...[
    '/manifest.webmanifest',
    '/icon.svg',
    '/healthz/live',
    '/_next/static/nope.js',
    '/csp-report',
  ],
]

async function answers() {
  const device = newDevice()
  return Promise.all(
    kinds.map(async (path) => ({ path, ...(await device.call(path, { method: 'GET' })) })),
  )
}

async function setCookies() {
  const device = newDevice()
  const { EDITOR_EMAIL: email = '', EDITOR_PASSWORD: password = '' } = securedSite().settings
  const editor = await signIn(device, { email, password })
  const member = await newMember()
  const refreshed = await member.device.call('/auth/session/refresh', { body: {} })
  const language = await newDevice().call('/language/en?path=/ro/about')
  const answered = [editor, refreshed, language]
  const lines = answered.flatMap(({ headers }) => headers.getSetCookie())
  expect(lines.length).toBeGreaterThan(3)
  return lines
}

/** They grant no access: the language, and what scripts are told of a session. */
const readable = /^(?:__Host-|__Secure-)?(?:lang|sFrontToken|st-last-access-token-update)=/

export const webFrontend = chapter(3, 'Web frontend', {
  '3.2.1 L1: no answer is taken for another kind of content': held({
    'tests/int/media.int.spec.ts': 'strangers see the file, but with no right to run anything',
    'tests/e2e/content-policy.e2e.spec.ts': 'every security header is on ${path}',
  }),
  '3.2.2 L1: what is text is shown as text': held({
    'tests/e2e/bad-input.e2e.spec.ts':
      'the address of a missing page is shown as text, never as markup',
    'tests/e2e/unescaped-content.e2e.spec.ts':
      'what is unescaped in a text never runs, and would without the policy',
  }),
  '3.3.1 L1: cookies are sent over TLS only, and their names say so': tested(async () => {
    for (const line of await setCookies()) expect(line).toMatch(/^__(?:Host|Secure)-.*; *Secure/i)
  }),
  '3.3.2 L2: cookies say where they are sent from, and are Secure over https': tested(async () => {
    for (const line of await setCookies()) {
      expect(line).toMatch(/; *SameSite=(?:Lax|Strict)/i)
      expect(line).toMatch(/; *Secure/i)
    }
  }),
  '3.3.3 L2: cookies are bound to this host by their names': notMet(
    'All for the whole site begin with `__Host-`; four that go to one part of it only, refresh tokens among them, cannot and begin with `__Secure-` (ADR 0041).',
  ),
  '3.3.4 L2: what no script needs no script reads, and it leaves in Set-Cookie only': tested(
    async () => {
      for (const line of await setCookies()) {
        if (!readable.test(line)) expect(line).toMatch(/; *HttpOnly/i)
        expect(line).not.toMatch(/; *Domain=/i)
      }
      const device = newDevice()
      const { EDITOR_EMAIL: email = '', EDITOR_PASSWORD: password = '' } = securedSite().settings
      const { text } = await signIn(device, { email, password })
      expect(text).not.toContain(device.cookie('payload-token') ?? 'no token')
    },
  ),
  '3.4.1 L1: browsers keep to TLS for a year, on all subdomains': tested(async () => {
    for (const { path, headers } of await answers()) {
      expect(headers.get('strict-transport-security'), path).toBe(
        'max-age=31536000; includeSubDomains',
      )
    }
  }),
  '3.4.2 L1: no other origin reads an answer': tested(async () => {
    const device = newDevice()
    for (const origin of ['https://evil.example', 'null', `${securedSite().origin}.evil.example`]) {
      for (const path of [
        '/api/projects',
        '/account',
        '/auth/loginmethods',
        '/ro',
        '/api/access',
      ]) {
        const { headers } = await device.call(path, { headers: { origin } })
        const allowed = headers.get('access-control-allow-origin')
        expect([null, securedSite().origin], path).toContain(allowed)
      }
    }
  }),
  '3.4.3 L2: a policy names the scripts that run, by hash or by mark': tested(async () => {
    for (const { path, headers } of await answers()) {
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("base-uri 'none'")
      expect(policy, path).not.toMatch(/object-src|script-src[^;]*(?:'unsafe|\*|https?: )/)
    }
  }),
  '3.4.4 L2: no browser guesses what kind an answer is': tested(async () => {
    for (const { path, headers } of await answers())
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }),
  '3.4.5 L2: other sites learn no path, nobody learns a code of a link': held({
    'tests/e2e/content-policy.e2e.spec.ts': [
      'every security header is on ${path}',
      'addresses with a one-time code are told to nobody',
    ],
  }),
  '3.4.6 L2: no other site has an answer in a frame': tested(async () => {
    for (const { path, headers } of await answers()) {
      const policy = headers.get('content-security-policy')
      expect(policy, path).toMatch(/frame-ancestors '(?:none|self)'/)
    }
  }),
  '3.4.7 L3: browsers report what a policy stops': tested(async () => {
    const { headers } = await newDevice().call('/ro')
    expect(headers.get('content-security-policy')).toContain('report-uri /csp-report')
    const before = securedSite().log().length
    const report = {
      'document-uri': `${securedSite().origin}/ro`,
      'violated-directive': 'script-src-elem',
      ...{ 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/a.js' },
    }
    const sent = await newDevice().call('/csp-report', {
      body: { 'csp-report': report },
      headers: { 'content-type': 'application/csp-report' },
    })
    expect(sent.status).toBe(204)
    await expect.poll(() => securedSite().log().slice(before)).toContain('csp-violation')
  }),
  '3.4.8 L3: no window of another site holds one of ours': tested(async () => {
    for (const { path, headers } of await answers())
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
  }),
  '3.5.1 L1: no other site has a browser send something': held({
    'tests/e2e/account-calls.e2e.spec.ts': [
      'changes nothing without the header that only this site’s script can send',
      'is refused what another site makes the browser send',
    ],
    'tests/int/panel-calls.int.spec.ts': 'other sites can send nothing',
    'tests/e2e/contact-form.e2e.spec.ts': 'another site cannot send it',
  }),
  '3.5.2 L1: not by a request without a preflight either': tested(async () => {
    const editor = await firstEditor()
    const sent = { _payload: JSON.stringify({ name: 'Forged' }) }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await editor.call('/api/globals/footer?locale=ro', {
        method: 'POST',
        body: type.includes('form-url') ? new URLSearchParams(sent).toString() : JSON.stringify({}),
        headers: {
          'content-type': type,
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
        },
      })
      expect([400, 401, 403, 415], `${type}: ${answer.text.slice(0, 80)}`).toContain(answer.status)
    }
  }),
  '3.5.3 L1: what changes something is asked by a method that says so': tested(async () => {
    const { device } = await newMember()
    for (const path of [
      '/account/delete',
      '/account/sessions/end',
      '/account/password',
      '/contact',
    ]) {
      const { status } = await device.call(path, { method: 'GET' })
      expect([303, 307, 308, 404, 405], path).toContain(status)
    }
    expect((await device.call('/account')).status).toBe(200)
    const editor = await firstEditor()
    for (const path of ['/api/editors/logout', '/api/editors/refresh-token'])
      expect((await editor.call(path, { method: 'GET' })).status, path).not.toBe(200)
    expect((await editor.call('/api/editors/me')).text).toContain('"role":"admin"')
  }),
  '3.5.4 L2: other applications live on other hosts': noPart(
    'One host serves one application: pages and panel share it, their cookies, and the editors’ rules for content.',
  ),
  '3.5.5 L2: messages between windows': tested(async () => {
    const { sourcesWith } = await import('../helpers/sources-with')
    // Channels of this origin alone, by which its tabs tell each other.
    expect(sourcesWith(/addEventListener\('message'|window\.postMessage|onmessage/)).toEqual([
      'src/auth/client/tabs/tab-channel.client.ts',
    ])
    // Payload's preview looks at the origin that it is given.
    expect(sourcesWith(/RefreshRouteOnSave/)).toEqual(sourcesWith(/serverURL=\{serverURL\}/))
  }),
  '3.7.1 L2: browsers need no plug-in': tested(async () => {
    for (const path of ['/ro', '/ro/about', '/admin/login'])
      expect((await newDevice().call(path)).text).not.toMatch(/<(?:object|embed|applet)\b/i)
  }),
  '3.7.2 L2: no address of ours leads on to a site of the visitor’s choice': held({
    'src/auth/client/return-path/return-path.test.ts': '%j is no page of the site',
    'tests/e2e/account-calls.e2e.spec.ts': 'leads nowhere but back to this site',
    'tests/int/own-process/auth-google.int.spec.ts': 'does not lead back to %s',
  }),
})
