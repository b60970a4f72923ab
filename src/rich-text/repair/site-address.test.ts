import { expect, test } from 'vitest'
import { siteAddress } from './site-address'

const siteUrl = 'https://pasiuni.example'

test.each([
  ['https://pasiuni.example/ro/terms?a=1#scop', '/ro/terms?a=1#scop'],
  ['HTTPS://Pasiuni.example:443/ro', '/ro'],
  ['https://pasiuni.example', '/'],
  ['https://pasiuni.example:8443/ro', 'https://pasiuni.example:8443/ro'],
  ['https://pasiuni.example.evil.example/ro', 'https://pasiuni.example.evil.example/ro'],
  ['https://pasiuni.example//evil.example/ro', 'https://pasiuni.example//evil.example/ro'],
  ['https://pasiuni.example/%C8%99tiri', 'https://pasiuni.example/%C8%99tiri'],
  ['mailto:salut@pasiuni.example', 'mailto:salut@pasiuni.example'],
  ['/ro/terms', '/ro/terms'],
  ['', ''],
])('%s is stored as %s', (url, expected) => {
  expect(siteAddress({ url, siteUrl })).toBe(expected)
})
