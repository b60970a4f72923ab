import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LegalView } from '../types'
import { LegalRelease } from './legal-history'

const text = { value: 'Termeni', lang: 'ro' } as const

function markup(shown: Pick<LegalView, 'day' | 'status'> & { hasOther?: boolean }): string {
  const legal: LegalView = {
    ...{ hasOther: true, ...shown },
    ...{ kind: 'terms', title: text, lead: text, body: { value: null, lang: 'ro' }, earlier: [] },
    ...{
      seo: { title: 'Termeni', description: '', image: null },
      isPartial: false,
      isShorter: false,
      cutOff: [],
    },
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

test('one that is not in force yet leads to that in force, where there is one', () => {
  const coming = { day: '2031-03-01', status: 'coming' } as const
  expect(markup(coming)).toContain('<a href="/ro/terms">Vedeți versiunea în vigoare</a>')
  const first = markup({ ...coming, hasOther: false })
  expect(first).toContain('nu este încă în vigoare')
  expect(first).not.toContain('<a ')
})
