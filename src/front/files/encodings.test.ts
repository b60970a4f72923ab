import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodingFor } from './encodings'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['deflate, compress', 'identity'],
])('of %j the smallest form is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
  // The second time it is known.
  expect(encodingFor(accepted)).toBe(encoding)
})

test('each form holds the same', async () => {
  const body = Buffer.from('Pasiuni în română, English, русский. '.repeat(50))
  expect(brotliDecompressSync(await encode({ body, encoding: 'br' }))).toEqual(body)
  expect(gunzipSync(await encode({ body, encoding: 'gzip' }))).toEqual(body)
  expect(await encode({ body, encoding: 'identity' })).toBe(body)
})
