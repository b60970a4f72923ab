import { expect, test } from 'vitest'
import { createCookiePrefixes } from './cookie-prefixes'

const safe = createCookiePrefixes({ origin: 'https://pasiuni.example' })
const local = createCookiePrefixes({ origin: 'http://localhost:3000' })

function written(cookie: string, prefixes = safe): unknown {
  const headers = { 'set-cookie': [cookie] }
  prefixes.write(headers)
  return headers['set-cookie'][0]
}

function read(cookie: string, prefixes = safe): string | undefined {
  const headers = { cookie }
  prefixes.read(headers)
  return headers.cookie
}

test.each([
  [
    'payload-token=a.b.c; Path=/; Secure=true; HttpOnly=true; SameSite=Lax',
    '__Host-payload-token=a.b.c; Path=/; Secure=true; HttpOnly=true; SameSite=Lax',
  ],
  ['sAccessToken=x; Path=/; HttpOnly', '__Host-sAccessToken=x; Path=/; HttpOnly; Secure'],
  [
    'sRefreshToken=x; Path=/auth/session/refresh; Secure',
    '__Secure-sRefreshToken=x; Path=/auth/session/refresh; Secure',
  ],
  ['lang=ru; Path=/; SameSite=Lax', '__Host-lang=ru; Path=/; SameSite=Lax; Secure'],
  ['known-device=x; path=/auth', '__Secure-known-device=x; path=/auth; Secure'],
  ['a=b; Path=/; Domain=pasiuni.example', '__Secure-a=b; Path=/; Domain=pasiuni.example; Secure'],
  ['__prerender_bypass=x; Path=/; Secure', '__prerender_bypass=x; Path=/; Secure'],
])('a cookie leaves under a prefix that browsers enforce: %s', (cookie, expected) => {
  expect(written(cookie)).toBe(expected)
})

test('the application reads the names that it has given', () => {
  expect(read('__Host-payload-token=a=b; __Secure-sRefreshToken=r; __Host-lang=ru')).toBe(
    'payload-token=a=b; sRefreshToken=r; lang=ru',
  )
})

test.each([
  'payload-token=planted',
  'sAccessToken=planted',
  'sRefreshToken=planted',
  'known-editor-device=planted',
  // Another host of the domain may set this one, but not that of the host.
  '__Secure-payload-token=planted',
  '__Secure-sAccessToken=planted',
  '__Secure-lang=planted',
  ' payload-token =planted',
])('what another host of the domain may have planted is not read: %s', (cookie) => {
  expect(read(cookie)).toBe('')
  expect(read(`${cookie}; __Host-payload-token=own`)).toBe('payload-token=own')
})

test('a preference may lack its prefix, and counts less than one that has it', () => {
  expect(read('lang=ru; payload-theme=dark; __prerender_bypass=x')).toBe(
    'lang=ru; payload-theme=dark; __prerender_bypass=x',
  )
  expect(read('lang=ru; __Host-lang=en')).toBe('lang=en')
})

test('a site without https keeps its cookies as they are', () => {
  expect(read('payload-token=x', local)).toBe('payload-token=x')
  expect(written('payload-token=x; Path=/', local)).toBe('payload-token=x; Path=/')
})
