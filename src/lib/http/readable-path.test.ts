import { expect, test } from 'vitest'
import { readablePath } from './readable-path'

test.each([
  ['/ro/%D0%BA%D0%B8%D0%BD%D0%BE', '/ro/кино'],
  ['/en/a%3Db%20c', '/en/a=b c'],
  ['/ro/%E0%A4%A/%C8%99', '/ro/%E0%A4%A/ș'],
])('%s', (path, expected) => {
  expect(readablePath(path)).toBe(expected)
})
