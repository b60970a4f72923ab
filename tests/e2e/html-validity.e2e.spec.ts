import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { checkout } from '../../src/dev/checkout'
import { locales } from '../../src/i18n/locales'
import { findJava } from '../helpers/java'
import { sitePages } from '../helpers/site-pages'
import { test } from '../helpers/site-test'

const validator = join(checkout, 'node_modules/vnu-jar/build/dist/vnu.jar')

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().default(''),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})

const addresses = [
  ...sitePages.map(({ address }) => address),
  ...locales.flatMap((locale) => [
    `/${locale}/nope`,
    `/${locale}/proj/nope`,
    `/${locale}/terms/1999-01-01`,
    `/${locale}/%E0%A4%A`,
  ]),
  '/',
  '/xx/about',
]

test('every page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000)
  const java = findJava()
  test.skip(java === null, 'The validator needs Java: neither PATH nor vnu-jar has one.')

  const folder = mkdtempSync(join(tmpdir(), 'pasiuni-html-'))
  try {
    for (const address of addresses) {
      const response = await request.get(address)
      const name = `${address.replace(/\W+/g, '_')}.html`
      writeFileSync(join(folder, name), await response.body())
    }
    const { stdout, stderr } = spawnSync(
      java ?? '',
      ['-jar', validator, '--errors-only', '--format', 'json', '--stdout', folder],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    expect(stdout, stderr).not.toBe('')
    // The styles that are in a page are newer than what the validator knows of CSS.
    const errors = report
      .parse(JSON.parse(stdout))
      .messages.filter(({ message }) => !message.startsWith('CSS: '))
      .map(({ url, message, extract }) => `${basename(url)}: ${message}\n  ${extract}`)
    expect(errors).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
