import { type APIResponse, expect, type Page, type Route } from '@playwright/test'
import { fontFiles } from '../../src/styles/font-files'
import { test } from '../helpers/site-test'
import { someMemberPage } from '../helpers/some-member-page'
import { isOff, switches } from '../helpers/switches'

/** Everything that runs says so here. */
const ran = 'globalThis.smuggled = [...(globalThis.smuggled ?? []), 1]'
const encoded = Buffer.from(ran).toString('base64')

/** What could get into a page if nothing were escaped, and where it would be. */
const smuggled: Record<string, { before: string; markup: string }> = {
  'a script in an address that is shown': {
    before: '</main>',
    markup: `<p>Page not found: <script>${ran}</script></p>`,
  },
  'an event of a picture': { before: '</main>', markup: `<img src="/none.png" onerror="${ran}">` },
  'an event of a drawing': { before: '</main>', markup: `<svg onload="${ran}"></svg>` },
  'an event of a field in rich text': {
    before: '</main>',
    markup: `<input autofocus onfocus="${ran}">`,
  },
  'a script in rich text': { before: '</main>', markup: `<script type="module">${ran}</script>` },
  'a link that is a script': {
    before: '</main>',
    markup: `<a id="lure" href="javascript:${ran}">Pasiuni</a>`,
  },
  'an uploaded file as a script': {
    before: '</main>',
    markup: '<script src="/api/media/file/smuggled.js"></script>',
  },
  'a public file as a script': {
    before: '</main>',
    markup: '<script src="/smuggled.js"></script>',
  },
  'a script of another site': {
    before: '</main>',
    markup: '<script src="https://smuggler.example/smuggled.js"></script>',
  },
  'a script in its own address': {
    before: '</main>',
    markup: `<script src="data:text/javascript;base64,${encoded}"></script>`,
  },
  'an end of the structured data': {
    before: '</head>',
    markup: `<script type="application/ld+json">{"name":"</script><script>${ran}</script>"}`,
  },
  'a frame with a script': {
    before: '</main>',
    markup: `<iframe srcdoc="<script>parent.${ran.replace('globalThis', 'window')}</script>"></iframe>`,
  },
}

/** The page as it would be if that stood in it unescaped, with the policy that it really has. */
async function smuggle(options: { page: Page; before: string; markup: string }): Promise<void> {
  const { page, before, markup } = options
  const answerAsScript = (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: ran })
  await page.route('**/smuggled.js', answerAsScript)
  // These are ours: the site's own log is to tell of the others.
  await page.route('**/csp-report', (route) => route.fulfill({ status: 204 }))
  await page.route('**/ro', async (route) => {
    const response = await route.fetch()
    const document = await response.text()
    expect(document).toContain(before)
    await route.fulfill({ response, body: document.replace(before, () => `${markup}${before}`) })
  })
  await page.goto('/ro')
}

for (const [name, { before, markup }] of Object.entries(smuggled)) {
  test(`the policy stops ${name}`, async ({ page }) => {
    test.skip(...isOff('STRICT_CSP'))
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    await smuggle({ page, before, markup })
    if (markup.includes('id="lure"')) await page.locator('#lure').click()
    await expect.poll(() => refused).not.toEqual([])
    expect(await page.evaluate(() => Reflect.has(globalThis, 'smuggled'))).toBe(false)
  })
}

test('without a policy the same would run', async ({ page }) => {
  test.skip(...isOff('STRICT_CSP'))
  const { before, markup } = smuggled['a script in an address that is shown'] ?? {}
  await page.route('**/ro', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy, ...headers } = response.headers()
    expect(policy).toContain("default-src 'none'")
    const body = (await response.text()).replace(before ?? '', () => `${markup}${before}`)
    await route.fulfill({ response, headers, body })
  })
  await page.goto('/ro')
  expect(await page.evaluate(() => Reflect.has(globalThis, 'smuggled'))).toBe(true)
})

const answers = [
  { path: '/ro', status: 200, script: "script-src http[^;]*/_next/static/ 'sha256-" },
  { path: '/ro/nope', status: 404, script: "script-src http[^;]*/_next/static/ 'sha256-" },
  { path: '/nope', status: 404, script: "script-src http[^;]*/_next/static/ 'sha256-" },
  { path: '/ro/%E0%A4%A', status: 400, script: "default-src 'none'; style-src 'sha256-" },
  { path: '/admin/login', status: 200, script: "script-src http[^;]*/_next/static/ 'nonce-" },
  { path: '/api/editors/me', status: 200, script: "default-src 'none'; sandbox" },
  { path: '/api/nope', status: 404, script: "default-src 'none'; sandbox" },
  { path: '/api/media/file/nope.png', status: 404, script: "default-src 'none'; sandbox" },
  { path: '/icon.svg', status: 200, script: "default-src 'none'; sandbox" },
  { path: '/_next/static/nope.js', status: 404, script: "default-src 'none'; sandbox" },
  { path: '/robots.txt', status: 200, script: "default-src 'none'; sandbox" },
  { path: '/healthz/live', status: 200, script: "default-src 'none'; sandbox" },
  { path: '/ro//about', status: 308, script: "default-src 'none'; sandbox" },
  { path: '/usermeta', status: 401, script: "default-src 'none'; sandbox" },
]

function expectOnePolicy(options: { path: string; script: string; response: APIResponse }): void {
  const { path, script, response } = options
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(new RegExp(script))
  const framed = path.startsWith('/admin') ? 'self' : 'none'
  expect(policy).toContain(`frame-ancestors '${framed}'`)
  // One policy: of two the browser would take what both allow.
  expect(response.headersArray().filter(({ name }) => /^content-sec/i.test(name))).toHaveLength(1)
  if (!path.startsWith('/admin')) expect(policy).not.toContain('unsafe-')
}

for (const { path, status, script } of answers) {
  test(`every security header is on ${path}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const headers = response.headers()
    if (switches.STRICT_CSP) expectOnePolicy({ path, script, response })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('fonts carry the headers of files, and none that only mean something on documents', async ({
  request,
}) => {
  const response = await request.get(fontFiles.onest.latin)
  expect(response.status()).toBe(200)
  const headers = response.headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  if (switches.STRICT_CSP) expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers).not.toHaveProperty('permissions-policy')
  expect(headers).not.toHaveProperty('cross-origin-opener-policy')
})

test('addresses with a one-time code are told to nobody', async ({ request }) => {
  for (const path of ['/ro/auth/reset-password?token=a', '/en/auth/verify-email?token=a']) {
    const response = await request.get(path)
    expect(response.headers()['referrer-policy']).toBe('no-referrer')
  }
})

test('no visitor can have a page made with scripts of their own', async ({ request }) => {
  const mine = { 'content-security-policy': "script-src 'nonce-mine'" }
  for (const path of ['/en/auth/google', `/en${someMemberPage}`, '/admin/login']) {
    const response = await request.get(path, { headers: mine })
    expect(await response.text()).not.toContain('mine"')
  }
})

test('the mark of our own scripts is never told', async ({ request }) => {
  const forms: Record<string, string>[] = [{}, { rsc: '1' }]
  for (const headers of forms) {
    const response = await request.get('/en/about', { headers })
    expect(response.status()).toBe(200)
    // It is 64 hexadecimal digits, which nothing else on a page has.
    expect(await response.text()).not.toMatch(/[0-9a-f]{64}/)
  }
})
