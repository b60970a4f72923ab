import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { localizedReader } from '@/cms/reading/localized'
import { RichText } from '@/components/ui/rich-text'
import { locales, type Locale } from '@/i18n/locales'
import { useCms } from '../helpers/cms'

const site = useCms()

async function readText({ kind, locale }: { kind: string; locale: Locale }) {
  const { docs } = await site.cms.find({
    collection: 'legal-documents',
    where: { kind: { equals: kind } },
    ...{ locale, depth: 0, fallbackLocale: false, overrideAccess: false },
  })
  return { body: docs[0]?.body }
}

/** By what a link finds the sections of the text, in its order. */
async function sectionsOf({ kind, locale }: { kind: string; locale: Locale }): Promise<string[]> {
  const [own, source] = await Promise.all([
    readText({ kind, locale }),
    readText({ kind, locale: 'ro' }),
  ])
  const read = localizedReader({ locale, own, source, cutOff: new Set<string>() })
  const content = read.richText(({ body }) => body)
  const html = renderToString(createElement(RichText, { content, locale }))
  return [...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, section = '']) => section)
}

test.each(['terms', 'privacy'])('%s have the same sections in every language', async (kind) => {
  const texts = await Promise.all(locales.map((locale) => sectionsOf({ kind, locale })))
  const [sections = []] = texts
  expect(sections.length).toBeGreaterThan(5)
  expect(new Set(sections).size).toBe(sections.length)
  for (const text of texts) expect(text).toEqual(sections)
})
