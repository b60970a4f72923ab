import { expect, test } from 'vitest'
import { reasonText } from './explain-reason'

test('a share is written as elsewhere in each language, and stays in one line', () => {
  const reason = { code: 'much-shorter', args: { percent: 11 } } as const
  expect(reasonText({ reason, language: 'ro' })).toContain('11\u00A0% din')
  expect(reasonText({ reason, language: 'en' })).toContain('11% of')
  expect(reasonText({ reason, language: 'ru' })).toContain('11\u00A0% от')
})
