import { expect, it } from 'vitest'
import { pluralCategories } from './plural-categories'

it.each([
  ['ro', 'cardinal', ['one', 'few', 'other']],
  ['ro', 'ordinal', ['one', 'other']],
  ['en', 'cardinal', ['one', 'other']],
  ['en', 'ordinal', ['one', 'two', 'few', 'other']],
  ['ru', 'cardinal', ['one', 'few', 'many', 'other']],
  ['ru', 'ordinal', ['other']],
] as const)('%s tells these %s categories apart', (locale, kind, categories) => {
  expect(pluralCategories({ locale, kind })).toEqual(categories)
})
