import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LegalView } from '../types'
import { LegalRelease } from './legal-history'

const text = { value: 'Termeni', lang: 'ro' } as const

function markup(shown: Pick<LegalView, 'day' | 'status'>): string {
  const legal: LegalView = {
    ...shown,
    ...{ kind: 'terms', title: text, lead: text, body: { value: null, lang: 'ro' }, earlier: [] },
    ...{ seo: { title: 'Termeni', description: '', image: null }, isPartial: false, isShorter: false, cutOff: [] },
  }
  return renderToStaticMarkup(<LegalRelease legal={legal} locale="ro" path="/terms" />)
}

test('a release shows its day', () => {
  expect(markup({ day: '2025-03-01', status: 'in-force' })).toContain('1 martie 2025')
  expect(markup({ day: '2031-03-01', status: 'coming' })).toContain('În vigoare din')
})

test('a draft without a date shows none', () => {
  const drawn = markup({ day: null, status: 'in-force' })
  expect(drawn).not.toContain('<time')
  expect(drawn).not.toContain('Ultima actualizare')
})
