import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { locales } from '@/i18n/locales'
import { FoundTexts } from './found-texts'
import { countTexts, readOpenFindings } from './open-findings.client'

const record = { container: 'projects', document: '7' }
const items = [{ unit: 'projects:7:title', fieldTitle: 'Titlu', checks: ['tags'] }]

/** Answers as a site on which these languages have errors. */
function answerWith(faulty: readonly string[]): void {
  vi.stubGlobal('fetch', (path: string) => {
    const locale = new URL(path, 'https://pasiuni.example').searchParams.get('locale') ?? ''
    const isFaulty = faulty.includes(locale)
    return Promise.resolve(Response.json(isFaulty ? { total: 2, items } : { total: 0, items: [] }))
  })
}

afterEach(() => vi.unstubAllGlobals())

test('every language that is held back names its texts and leads to its own list', async () => {
  answerWith(['ro', 'ru'])
  const findings = await readOpenFindings({ ...record, languages: locales, level: 'errors' })
  expect(countTexts(findings)).toBe(4)

  const shown = renderToStaticMarkup(<FoundTexts findings={findings} language="en" />)
  expect(shown).toContain(
    '<li>Română · Titlu: Links and formatting</li><li>Русский · Titlu: Links and formatting</li>',
  )
  expect(shown).toContain('and 2 more')
  for (const [locale, name] of [
    ['ro', 'Română'],
    ['ru', 'Русский'],
  ] as const) {
    expect(shown).toMatch(
      new RegExp(`href="[^"]*locale=${locale}&[^"]*"[^>]*>See the texts: ${name}`),
    )
  }
  expect(shown).not.toContain('English')
})

test('one language alone is not named', async () => {
  answerWith(['ro'])
  const findings = await readOpenFindings({ ...record, languages: locales, level: 'errors' })
  const shown = renderToStaticMarkup(<FoundTexts findings={findings} language="en" />)
  expect(shown).toContain('<li>Titlu: Links and formatting</li>')
  expect(shown).toContain('>See the texts</a>')
})
