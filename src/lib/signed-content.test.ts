import { expect, test } from 'vitest'
import { readSignedContent, signContent } from './signed-content'

const key = { secret: 'a-secret-for-tests-only', purpose: 'tests' }
const value = { title: 'Știri și «новости»' }
const token = signContent({ value, ...key })

test('what was signed is read again', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(readSignedContent({ token, ...key })).toEqual(value)
})

test('nothing is read with the key of another secret or purpose', () => {
  expect(readSignedContent({ token, ...key, secret: 'another-secret' })).toBeUndefined()
  expect(readSignedContent({ token, ...key, purpose: 'more tests' })).toBeUndefined()
})

test('nothing is read from what was changed, shortened or lengthened', () => {
  const [content = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ title: 'Altceva' })).toString('base64url')
  const forgeries = ['', '.', content, `${content}.`, `${other}.${signature}`, `${token}.`]
  for (const forged of [...forgeries, token.slice(0, -1), `${token}A`]) {
    expect(readSignedContent({ token: forged, ...key }), forged).toBeUndefined()
  }
})
