import { expect, test } from 'vitest'
import { panelIntl } from './panel-intl'

const at = '2026-11-24T22:05:00Z'

test('dates are written as the language writes them, by the clock of Chișinău', () => {
  const said = (['ro', 'en', 'ru'] as const).map((language) => {
    const { day, moment } = panelIntl(language)
    return [day(at), moment(at)]
  })
  expect(said).toEqual([
    ['25 noiembrie 2026', '25 noiembrie 2026 la\u00A000:05'],
    ['25 November 2026', '25 November 2026 at\u00A000:05'],
    ['25 ноября 2026 г.', '25 ноября 2026\u00A0г. в\u00A000:05'],
  ])
})
