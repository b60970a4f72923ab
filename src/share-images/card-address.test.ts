import { expect, test } from 'vitest'
import { cardAddress, readCardName } from './card-address'
import type { ShareCard } from './share-card'

const secret = 'a-secret-for-tests-only'
const card: ShareCard = { locale: 'ro', topic: 'auto', siteName: 'Pasiuni', title: 'Curse și țări' }
const address = cardAddress({ card, secret })

function nameIn(path: string): string {
  return path.slice('/share-images/'.length)
}

test('an address says what is on the image', () => {
  // Nothing in it is written differently in HTML or in another address.
  expect(address).toMatch(/^\/share-images\/[\w.-]+\.png$/)
  expect(readCardName({ name: nameIn(address), secret })).toEqual(card)
})

test('the same card always has the same address', () => {
  const { title, ...rest } = card
  expect(cardAddress({ card: { title, ...rest }, secret })).toBe(address)
  expect(cardAddress({ card: { ...card, title: ' Curse  și\nțări ' }, secret })).toBe(address)
})

test.each([
  { title: 'Curse și țări.' },
  { siteName: 'Pasiunile' },
  { locale: 'en' },
  { topic: 'travel' },
  { topic: null },
] as const)('a card with %o has an address of its own', (change) => {
  expect(cardAddress({ card: { ...card, ...change }, secret })).not.toBe(address)
})

test('a title of absurd length is cut, so that the address stays short', () => {
  const long = cardAddress({ card: { ...card, title: 'увлечённость '.repeat(400) }, secret })
  expect(long.length).toBeLessThan(800)
  const read = readCardName({ name: nameIn(long), secret })
  expect(read?.title).toHaveLength(200)
  expect(read?.title).toMatch(/…$/)
})

test('an address that this site has not made is none', () => {
  const name = nameIn(address)
  const own = cardAddress({ card, secret: 'a-secret-of-someone-else' })
  const forgeries = ['', '.png', 'a.png', 'a.b.png', name.replace('.png', ''), `a${name}`]
  for (const forged of [...forgeries, name.replace('.png', '.jpg'), nameIn(own)]) {
    expect(readCardName({ name: forged, secret }), forged).toBeNull()
  }
})
