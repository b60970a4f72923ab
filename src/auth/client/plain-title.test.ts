import { expect, test } from 'vitest'
import { plainTitle } from './plain-title'

test.each([
  ['Sign in · Pasiuni', 'Sign in · Pasiuni'],
  ['Sign in  · Pasiuni ', 'Sign in · Pasiuni'],
  ['\tSign\r\n in\f· Pasiuni\n', 'Sign in · Pasiuni'],
  // Other spaces are kept.
  ['\u00a0Sign\u00a0 in\u2009', '\u00a0Sign\u00a0 in\u2009'],
])('%j is %j as the title of a document', (text, title) => {
  expect(plainTitle(text)).toBe(title)
  expect(plainTitle(title)).toBe(title)
})
