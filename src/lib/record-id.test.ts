import { expect, test } from 'vitest'
import { parseRecordId } from './record-id'

test('the number of a record is a whole one that PostgreSQL may have given', () => {
  expect(parseRecordId('1')).toBe(1)
  expect(parseRecordId('2147483647')).toBe(2_147_483_647)
  for (const text of ['', '0', '-1', '01', '1.5', 'abc', '2147483648', '9'.repeat(3900), '1 ']) {
    expect(parseRecordId(text), text).toBeNull()
  }
})
