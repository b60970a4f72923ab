import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openRefreshToken, sealRefreshToken } from './refresh-token'

const key = randomBytes(32)
const content = { handle: 'a', parentHash: 'b', antiCsrf: null }

test('a token gives back what it was made of', () => {
  const token = sealRefreshToken({ key, content })
  expect(openRefreshToken({ key, token })).toEqual(content)
})

test('no two tokens are the same', () => {
  expect(sealRefreshToken({ key, content })).not.toBe(sealRefreshToken({ key, content }))
})

test('a token of another key is none', () => {
  const token = sealRefreshToken({ key: randomBytes(32), content })
  expect(openRefreshToken({ key, token })).toBeNull()
})

test('a token with any letter changed is none', () => {
  const token = sealRefreshToken({ key, content })
  for (let place = 0; place < token.length; place += 1) {
    const letter = token[place] === 'A' ? 'B' : 'A'
    const changed = token.slice(0, place) + letter + token.slice(place + 1)
    expect(openRefreshToken({ key, token: changed })).toBeNull()
  }
})

test.each(['', 'short', ' ', '=', 'x'.repeat(5000)])('%j is none', (token) => {
  expect(openRefreshToken({ key, token })).toBeNull()
})

test.each([' ', '=', '\n', '.'])('a token with %j at its end is none', (ending) => {
  const token = sealRefreshToken({ key, content }) + ending
  expect(openRefreshToken({ key, token })).toBeNull()
})
