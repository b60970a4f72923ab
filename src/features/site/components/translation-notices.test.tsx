import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TranslationGaps } from '@/cms/reading/localized'
import { TranslationNotices } from './translation-notices'

const whole: TranslationGaps = { isPartial: false, isShorter: false, cutOff: [] }

function markup(gaps: Partial<TranslationGaps>): string {
  return renderToStaticMarkup(
    <TranslationNotices gaps={{ ...whole, ...gaps }} locale="ru" path="/privacy" />,
  )
}

test('a page whose texts are whole says nothing', () => {
  expect(markup({})).toBe('')
})

test('a page that lacks paragraphs leads to the Romanian one, which has them', () => {
  expect(markup({ isShorter: true })).toContain(
    'Страница целиком: <a href="/ro/privacy" lang="ro" hrefLang="ro">Română</a>.',
  )
})

test('texts that break off are named, with the page in each other language', () => {
  const shown = markup({ cutOff: ['Кино и гонки'] })
  expect(shown).toContain('«Кино и гонки…»')
  expect(shown).toContain('href="/ro/privacy"')
  expect(shown).toContain('href="/en/privacy"')
})
