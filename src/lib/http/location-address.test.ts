import { expect, test } from 'vitest'
import { locationAddress } from './location-address'

test.each([
  ['/ro/about', '/ro/about'],
  ['/ro', '/ro'],
  ['/ru/кино', '/ru/%D0%BA%D0%B8%D0%BD%D0%BE'],
  ['/ru/%D0%BA%D0%B8%D0%BD%D0%BE', '/ru/%D0%BA%D0%B8%D0%BD%D0%BE'],
  ['/ro/a?b=ș#sus', '/ro/a?b=%C8%99#sus'],
  ['https://example.org/ro?a=1%202', 'https://example.org/ro?a=1%202'],
  ['https://ru.wikipedia.org/wiki/Кино', 'https://ru.wikipedia.org/wiki/%D0%9A%D0%B8%D0%BD%D0%BE'],
  ['https://пример.рф/', 'https://xn--e1afmkfd.xn--p1ai/'],
  // What no browser takes for an address reaches it at least.
  ['https://[кино', 'https://%5B%D0%BA%D0%B8%D0%BD%D0%BE'],
])('%s is sent as %s', (address, sent) => {
  expect(locationAddress(address)).toBe(sent)
})
