import { expect as impatient, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { locales, type Locale } from '../../src/i18n/locales'
import { getMessages } from '../../src/i18n/translator'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { openEditorClient, type EditorClient } from '../helpers/editor-client'
import { passLaterPublish } from '../helpers/later-publish'
import { test } from '../helpers/own-site'

// A view of the admin may take long on a machine that is busy with other tests.
const expect = impatient.configure({ timeout: 20_000 })

// Titles of the seed are looked for, and drafts stay behind.
test.use({ siteName: 'live preview' })

/** What an editor chooses in the bar above the preview. */
const widths = [360, 768, 1440] as const

/** The ground of a page: each of its three colours near black, or near white. */
const grounds = {
  themeLight: /^rgb\((?:2[0-5]\d(?:, )?){3}\)$/,
  themeDark: /^rgb\((?:[0-5]?\d(?:, )?){3}\)$/,
} as const

const drafts: Record<Locale, string> = {
  ro: 'Încă o ciornă',
  en: 'Still a draft',
  ru: 'Пока черновик',
}

type Preview = { frame: FrameLocator; iframe: Locator }

function previewIn(page: Page): Preview {
  const iframe = page.locator('iframe')
  return { iframe, frame: iframe.contentFrame() }
}

/** Looks at the previewed page on a phone, a tablet and a desk, light and dark. */
async function lookAround({ page, locale }: { page: Page; locale: Locale }): Promise<void> {
  const { iframe, frame } = previewIn(page)
  const words = getMessages(locale)
  const bar = frame.getByRole('complementary', { name: words.preview.notice })
  const ground = frame.locator('html')

  async function choose(theme: keyof typeof grounds): Promise<void> {
    await bar.getByLabel(words.layout[theme], { exact: true }).check()
    await expect(ground).toHaveCSS('background-color', grounds[theme], { timeout: 2000 })
  }

  // Until its script is there, the page does not follow the choice.
  await expect(async () => {
    await choose('themeLight')
    await choose('themeDark')
  }).toPass()
  let chosen = 'Responsive'
  for (const width of widths) {
    await page.getByRole('button', { name: chosen, exact: true }).click()
    chosen = `${width} px`
    await page.getByRole('button', { name: chosen, exact: true }).click()
    await expect.poll(() => iframe.evaluate(({ clientWidth }) => clientWidth)).toBe(width)
    // Nothing is beside the page.
    await expect.poll(() => ground.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width)
    await choose('themeLight')
    await choose('themeDark')
  }
}

/** Puts what is published in the place of the draft, as other tests expect to find it. */
async function dropDrafts({ editor, path }: { editor: EditorClient; path: string }): Promise<void> {
  for (const locale of locales) {
    const { title, head } = await editor.read({ path, locale })
    await editor.publish({ path, locale, data: head === undefined ? { title } : { head } })
  }
}

const records = [
  { name: 'a page', address: '/about', find: () => Promise.resolve('globals/about') },
  {
    name: 'a project',
    address: '/proj/cinema',
    find: async (editor: EditorClient) =>
      `collections/projects/${await editor.projectAt('cinema')}`,
  },
]

for (const { name, address, find } of records) {
  test(`${name} is previewed while it is written, in every language, width and theme`, async ({
    page,
    context,
    request,
    site,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 1600, height: 900 })
    const editor = await openEditorClient(site)
    const path = await find(editor)
    await signIn({ page, site })
    for (const locale of locales) {
      await openView({ page, site, path: `/admin/${path}?locale=${locale}` })
      const toggle = page.getByRole('button', { name: 'Live preview', exact: true })
      // The admin remembers that an editor works with it.
      if (locale === locales[0]) await toggle.click()
      const { frame } = previewIn(page)
      await expect(frame.locator('html')).toHaveAttribute('lang', locale)
      await lookAround({ page, locale })

      const draft = drafts[locale]
      const heading = frame.getByRole('heading', { level: 1 })
      await page
        .getByRole('textbox', { name: /^Title/ })
        .first()
        .fill(draft)
      await expect(heading).toHaveText(draft)

      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: 'Preview', exact: true }).click()
      const alone = await opening
      await expect(alone.getByRole('heading', { level: 1 })).toHaveText(draft)
      await expect(alone).toHaveURL(`${site.origin}/${locale}${address}`)
      await alone.close()

      const shown = `/${locale}${address}`
      await passLaterPublish({ editor, request, path: shown, locale })
      expect(await (await request.get(shown)).text()).not.toContain(draft)
    }
    await page.getByRole('button', { name: 'Exit live preview', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Live preview', exact: true })).toBeVisible()
    await dropDrafts({ editor, path: `/api/${path.replace('collections/', '')}` })
    await editor.close()
  })
}
