import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '@/components/ui/rich-text'
import { locales, type Locale } from '@/i18n/locales'
import { useCms } from '../helpers/cms'
import { toState } from '../helpers/rich-text'

const site = useCms()

/** By what the switch of the language finds the sections of the text, in its order. */
async function sectionsOf({ kind, locale }: { kind: string; locale: Locale }): Promise<string[]> {
  const { docs } = await site.cms.find({
    collection: 'legal-documents',
    where: { kind: { equals: kind } },
    ...{ locale, depth: 0, fallbackLocale: false, overrideAccess: false },
  })
  const content = { value: toState(docs[0]?.body), lang: locale }
  const html = renderToString(createElement(RichText, { content, locale }))
  return [...html.matchAll(/<h[23] [^>]*data-section="([^"]+)"/g)].map(
    ([, section = '']) => section,
  )
}

test.each(['terms', 'privacy'])('%s have the same sections in every language', async (kind) => {
  const texts = await Promise.all(locales.map((locale) => sectionsOf({ kind, locale })))
  const [sections = []] = texts
  expect(sections.length).toBeGreaterThan(5)
  expect(new Set(sections).size).toBe(sections.length)
  for (const text of texts) expect(text).toEqual(sections)
})
