import { expect, test } from 'vitest'
import { getClientAddress, toNetwork } from './client-address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

test('believes only the proxies that are ours', () => {
  const forged = { remoteAddress: '10.0.0.1', forwardedFor: '1.1.1.1, 198.51.100.9' }
  expect(getClientAddress({ ...forged, hops: 0 })).toBe('10.0.0.1')
  expect(getClientAddress({ ...forged, hops: 1 })).toBe('198.51.100.9')
  const from = (forwardedFor: string) =>
    getClientAddress({ remoteAddress: '10.0.0.1', forwardedFor, hops: 1 })
  expect(from('198.51.100.9:51234')).toBe('198.51.100.9')
  expect(from('[2001:db8::1]:51234')).toBe('2001:db8:0:0::/64')
  expect(from('[2001:db8::1]')).toBe('2001:db8:0:0::/64')
  expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(getClientAddress({ remoteAddress: '10.0.0.1', forwardedFor: undefined, hops: 1 })).toBe(
    '10.0.0.1',
  )
})
