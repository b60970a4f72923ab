import { expect, test } from 'vitest'
import { toHints } from './field-hints'
import type { UnitItem } from './views'

function item(changes: Partial<UnitItem> & { unit: string }): UnitItem {
  return {
    ...{ kind: 'collection', container: 'pages', document: '1', documentTitle: 'O pagină' },
    ...{ fieldTitle: 'Titlu', format: 'text', source: 'Sursa', text: 'Text', state: 'approved' },
    ...{ isOutdated: false, isLocked: false, errors: 0, warnings: 0, checks: [] },
    ...{ changedAt: null, changedBy: null },
    ...changes,
  }
}

function hints({ items, locale = 'en' }: { items: UnitItem[]; locale?: 'en' | 'ro' }) {
  return toHints({ items, locale, language: 'en', query: 'locale=en' })
}

const title = 'collection:pages:1:title'
const block = (key: string) => `collection:pages:1:rows.65f0.text#${key}`

test('a field with nothing to do has no hint, and a draft is being written', () => {
  const items = [item({ unit: title }), item({ unit: title, state: 'draft' })]
  expect(hints({ items })).toEqual([])
})

test('a hint says what is to be done, with the source and the way to the desk', () => {
  const items = [item({ unit: title, errors: 2, checks: ['cut-off', 'numbers'], isOutdated: true })]
  expect(hints({ items })).toEqual([
    {
      path: 'title',
      isRichText: false,
      marks: [
        { kind: 'cut-off', count: 1, names: [] },
        { kind: 'errors', count: 1, names: ['Numbers'] },
        { kind: 'outdated', count: 1, names: [] },
      ],
      sources: ['Sursa'],
      address: `/admin/translations/unit?unit=${encodeURIComponent(title)}&locale=en`,
    },
  ])
})

test('of rich text the blocks are counted, by their row', () => {
  const rich = { format: 'rich-text', source: '<b>Sursa</b> blocului' } as const
  const items = [
    item({ ...rich, unit: block('a'), state: 'missing', text: null }),
    item({ ...rich, unit: block('b'), state: 'missing', text: null }),
    item({ ...rich, unit: block('c'), state: 'needs-review' }),
    item({ ...rich, unit: block('d') }),
  ]
  expect(hints({ items })).toMatchObject([
    {
      path: 'rows.65f0.text',
      isRichText: true,
      marks: [
        { kind: 'missing', count: 2 },
        { kind: 'needs-review', count: 1 },
      ],
      sources: ['Sursa blocului', 'Sursa blocului', 'Sursa blocului'],
    },
  ])
})

test('the source itself has no other source', () => {
  const items = [item({ unit: title, warnings: 1, checks: ['ro-cedilla'] })]
  expect(hints({ items, locale: 'ro' })).toMatchObject([
    { marks: [{ kind: 'warnings', names: ['Cedilla for comma below'] }], sources: [] },
  ])
})
