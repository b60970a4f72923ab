import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { FailurePage } from './failure-page.client'
import { failureTexts } from './texts'

const ways = { panel: 'href="/admin"', site: 'href="/"' } as const

test.each(
  locales.flatMap((language) => [
    { language, place: 'panel', other: 'site' } as const,
    { language, place: 'site', other: 'panel' } as const,
  ]),
)('a page that failed says so in its language: $place, $language', ({ language, place, other }) => {
  const document = renderToString(
    <FailurePage language={language} place={place} digest="1234567" />,
  )
  const { panel, site, ...shared } = failureTexts
  // What is away is known once the browser has asked; this page has a code.
  const { away, withoutCode, ...own } = { panel, site }[place]
  for (const text of Object.values({ ...shared, ...own })) {
    expect(document).toContain(text[language])
  }
  expect(document).not.toContain(away[language])
  expect(document).not.toContain(withoutCode[language])
  expect(document).not.toContain(failureTexts[other].text[language])
  expect(document).toContain('<code>1234567</code>')
  expect(document).toContain(ways[place])
  expect(document).not.toContain(ways[other])
})

test.each(
  locales.flatMap((language) => [
    { language, place: 'panel' } as const,
    { language, place: 'site' } as const,
  ]),
)('no code is asked for where none is shown: $place, $language', ({ language, place }) => {
  const document = renderToString(
    <FailurePage language={language} place={place} digest={undefined} />,
  )
  const { text, withoutCode } = failureTexts[place]
  expect(document).toContain(withoutCode[language])
  expect(document).not.toContain(text[language])
  expect(document).not.toContain('<code>')
})
