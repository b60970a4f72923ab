import { expect, test } from 'vitest'
import { exportName } from './export-name'

test('a file has the day of Chișinău, which comes before that of UTC', () => {
  expect(exportName(new Date('2026-11-25T22:25:00Z'))).toBe('pasiuni-2026-11-26.json')
  expect(exportName(new Date('2026-11-25T21:59:00Z'))).toBe('pasiuni-2026-11-25.json')
})
