import { expect, test } from 'vitest'
import { exportChoices, exportQuery } from './export-choices'

const asked = { format: 'po', from: 'ro', into: 'ru' } as const

test('the filter of the list is offered where it narrows the list', () => {
  expect(exportChoices('locale=ru&page=2&order=changed')[0]).toBe('all')
  expect(exportChoices('locale=ru&check=cut-off')[0]).toBe('filtered')
})

test('an export asks what the list asks, in the languages chosen', () => {
  const filterQuery = 'locale=en&state=draft&state=missing&q=pâine&page=3'
  const query = exportQuery({ ...asked, choice: 'filtered', filterQuery })
  expect([...query]).toEqual([
    ['state', 'draft'],
    ['state', 'missing'],
    ['q', 'pâine'],
    ['locale', 'ru'],
    ['source', 'ro'],
    ['format', 'po'],
  ])
  const all = exportQuery({ ...asked, choice: 'all', filterQuery })
  expect(all.toString()).toBe('locale=ru&source=ro&format=po')
})
