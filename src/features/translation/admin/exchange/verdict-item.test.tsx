import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { sampleReport } from '../../../../../tests/helpers/sample-report'
import type { ImportItem } from '../../transfer/import-report'
import { VerdictItem } from './verdict-item'

const item: ImportItem = {
  unit: 'global:home:banner1.text',
  title: 'Prima pagină › Banner',
  format: 'rich-text',
  verdict: 'apply',
  reason: null,
  errors: [],
  source: 'Film &amp; <b>teatru</b>',
  exportedSource: 'Film',
  mine: 'Кино &amp; театр',
  theirs: 'Кино &amp; <b>театр</b>',
  mineHash: 'a',
  stored: 'Кино &amp; <b>театр</b>',
  state: 'draft',
  movedLinks: [],
  isTheirsApproved: false,
  isUnfinished: false,
  decision: null,
}

const report = { ...sampleReport([item]), targetLocale: 'ru' } as const

function showItem(changes: Partial<ImportItem>): string {
  return renderToStaticMarkup(
    <VerdictItem intl={panelIntl('ru')} item={{ ...item, ...changes }} report={report} />,
  )
}

test('a conflict decided with own words shows these, and not those of the file', () => {
  const shown = showItem({
    ...{ verdict: 'conflict', decision: 'text', format: 'text' },
    ...{ mine: 'Кино', theirs: 'Фильм', stored: 'Киновечер' },
  })
  expect(shown).toContain('Киновечер')
  expect(shown).not.toContain('Фильм')
})

test('a text of the site that stays is no difference', () => {
  const shown = showItem({
    ...{ verdict: 'conflict', decision: 'mine', format: 'text' },
    ...{ mine: 'Кино', theirs: 'Фильм', stored: null, exportedSource: null },
  })
  expect(shown).toContain('Кино')
  expect(shown).not.toMatch(/Фильм|<(ins|del)/)
})

test('what a file does to rich text is shown as it will look', () => {
  const shown = renderToStaticMarkup(
    <VerdictItem intl={panelIntl('ru')} item={item} report={report} />,
  )
  expect(shown).toContain('<strong>театр</strong>')
  expect(shown).toContain('Кино &amp; ')
  expect(shown).not.toMatch(/&amp;(amp|lt);|&lt;/)
})
