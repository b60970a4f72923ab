import { type Browser, expect, type Page } from '@playwright/test'
import { withUndo } from '../../src/dev/processes/undo'
import { openEditorClient } from '../helpers/editor-client'
import { test } from '../helpers/own-site'
import { startSecondServer } from '../helpers/second-server'
import { isOff } from '../helpers/switches'
import { buildUnescapedFront } from '../helpers/unescaped-front'

test.use({ siteName: 'unescaped content' })

/** What runs notes its name. */
function note(name: string): string {
  return `(top.ran=top.ran||[]).push('${name}')`
}

const encoded = Buffer.from(note('data address')).toString('base64')

const files: Record<string, string> = {
  '/api/media/file/upload.js': 'uploaded file',
  '/public.js': 'public file',
  'https://smuggler.example/foreign.js': 'foreign file',
}

/** What someone might write into a text, by what would then run. */
const markup: Record<string, string> = {
  script: `<script>${note('script')}</script>`,
  module: `<script type="module">${note('module')}</script>`,
  picture: `<img src="/none.png" onerror="${note('picture')}">`,
  drawing: `<svg onload="${note('drawing')}"></svg>`,
  field: `<input autofocus onfocus="${note('field')}">`,
  link: `<a id="lure" href="javascript:void ${note('link')}">a link</a>`,
  frame: `<iframe srcdoc="<script>${note('frame')}</script>"></iframe>`,
  'data address': `<script src="data:text/javascript;base64,${encoded}"></script>`,
  'structured data': `<script type="application/ld+json">{"a":"</script><script>${note('structured data')}</script>`,
  ...Object.fromEntries(
    Object.entries(files).map(([address, name]) => [name, `<script src="${address}"></script>`]),
  ),
}

/** Opens a page with all of that in its footer, and tells what has run. */
async function open({ browser, origin }: { browser: Browser; origin: string }): Promise<{
  page: Page
  ran: () => Promise<string[]>
  refused: string[]
}> {
  const page = await browser.newPage({ baseURL: origin })
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  for (const [address, name] of Object.entries(files)) {
    await page.route(`**${new URL(address, origin).pathname}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: note(name) }),
    )
  }
  // React would put in order what it finds.
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/ro/about')
  await page.locator('#lure').focus()
  await page.keyboard.press('Enter')
  const ran = async () => {
    const names = await page.evaluate((): unknown => Reflect.get(globalThis, 'ran'))
    return [names ?? []].flat().map(String)
  }
  return { page, ran, refused }
}

test('what is unescaped in a text never runs, and would without the policy', async ({
  site,
  browser,
}) => {
  test.skip(...isOff('STRICT_CSP'))
  test.setTimeout(90_000)
  const bundle = await buildUnescapedFront()
  const editor = await openEditorClient(site)
  const data = { about: `Pasiuni. ${Object.values(markup).join(' ')}` }
  await editor.publish({ path: '/api/globals/footer', locale: 'ro', data })
  await editor.close()

  await withUndo(async (defer) => {
    const loose = await startSecondServer({
      ...{ env: site.env, bundle },
      variables: { STRICT_CSP: 'false' },
    })
    defer(loose.stop)
    const strict = await startSecondServer({ env: site.env, bundle })
    defer(strict.stop)

    const unguarded = await open({ browser, origin: loose.origin })
    await expect
      .poll(async () => [...new Set(await unguarded.ran())].sort())
      .toEqual(Object.keys(markup).sort())

    const guarded = await open({ browser, origin: strict.origin })
    await expect.poll(() => guarded.refused.length).toBeGreaterThanOrEqual(12)
    expect(await guarded.ran()).toEqual([])
    for (const { page } of [unguarded, guarded]) await page.close()
  })
})
