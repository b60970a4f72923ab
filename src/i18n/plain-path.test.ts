import { expect, test } from 'vitest'
import { plainPath } from './plain-path'

test.each([
  ['/ru/proj/cinema', '/proj/cinema'],
  ['/proj/cinema/', '/proj/cinema'],
  ['/ro/about?from=mail#team', '/about'],
  ['/ro', '/'],
  ['/en/', '/'],
  ['/', '/'],
  ['/ro/%D0%BA%D0%B8%D0%BD%D0%BE', '/кино'],
  ['/ro/%E0%A4%A', '/%E0%A4%A'],
  ['/fr/about', '/fr/about'],
])('%s is %s', (address, path) => {
  expect(plainPath(address)).toBe(path)
})
