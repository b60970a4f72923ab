import { TOTP, Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { newSecret, drawQrCode, findStep } from './one-time-code'

// RFC 6238, appendix B: the shared secret “12345678901234567890” and the last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('at %i s the code is %s, of step %i', (seconds, code, step) => {
  expect(findStep({ secret, code, now: new Date(seconds * 1000) })).toBe(step)
})

test('a clock may be half a minute off, not more', () => {
  const at = (seconds: number) =>
    findStep({ secret, code: '287082', now: new Date(seconds * 1000) })
  expect([at(29), at(89), at(90), at(150)]).toEqual([1, 1, null, null])
  expect(at(-1)).toBeNull()
})

test.each(['', '28708', '2870820', '28708a', '２８７０８２', '-28708'])(
  '“%s” is no code',
  (code) => {
    expect(findStep({ secret, code, now: new Date(59_000) })).toBeNull()
  },
)

test('a new secret has 160 bits, and is another one each time', () => {
  const secrets = [newSecret(), newSecret()]
  for (const each of secrets) expect(Secret.fromBase32(each).bytes).toHaveLength(20)
  expect(secrets[0]).not.toBe(secrets[1])
  const now = new Date()
  const code = new TOTP({ secret: secrets[0] ?? '' }).generate({ timestamp: now.getTime() })
  expect(findStep({ secret: secrets[0] ?? '', code, now })).not.toBeNull()
})

test('the picture has a quiet border and the three marks of a QR code', () => {
  const { size, path } = drawQrCode({ secret, email: 'ana@pasiuni.example' })
  const dark = new Set(path.match(/M\d+ \d+/g))
  expect(dark.size).toBeGreaterThan(200)
  const last = size - 5
  for (const corner of ['M4 4', `M${last} 4`, `M4 ${last}`]) expect(dark).toContain(corner)
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (const place of [Number(x), Number(y)]) {
      expect(place).toBeGreaterThanOrEqual(4)
      expect(place).toBeLessThanOrEqual(last)
    }
  }
})
