import { expect, test } from 'vitest'
import { countedPath } from './counted-path'

test('pages are counted by their path, those of members under one', () => {
  expect(countedPath('/ro/proj/cinema')).toBe('/ro/proj/cinema')
  expect(countedPath('/ru/members/12')).toBe('/ru/members/[id]')
  expect(countedPath('/ru/members/13')).toBe('/ru/members/[id]')
})

test('what is too long to be a page is not counted', () => {
  expect(countedPath(`/ro/${'a'.repeat(196)}`)).toHaveLength(200)
  expect(countedPath(`/ro/${'a'.repeat(197)}`)).toBeNull()
  expect(countedPath(`/ro/members/${'a'.repeat(3900)}`)).toBeNull()
})
