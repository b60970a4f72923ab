import { describe, expect, it } from 'vitest'
import { readCookie, sessionCookies, withoutSession } from './session-cookies'

const headers = (cookie: string) => new Headers({ cookie })

describe('sessionCookies', () => {
  it.each([
    ['', ''],
    ['theme=dark; lang=ro', ''],
    ['theme=%; sAccessToken=a.b.c; b; =d', 'sAccessToken=a.b.c'],
    ['sAccessToken=a; sRefreshToken=b%3D', 'sAccessToken=a; sRefreshToken=b%3D'],
    ['sAccessToken=%E0%A4%A; sRefreshToken=b', 'sRefreshToken=b'],
    ['sIdRefreshToken=1; sAccessToken=a', 'sAccessToken=a'],
    ['sAccessToken=a; sRefreshToken=b; sAccessToken=c', 'sAccessToken=a; sRefreshToken=b'],
    ['sAccessToken=; sAccessToken=%; sAccessToken=a', 'sAccessToken=a'],
  ])('makes of %j %j', (cookie, expected) => {
    expect(sessionCookies(headers(cookie))).toBe(expected)
  })

  it('does without a header', () => {
    expect(sessionCookies(new Headers())).toBe('')
  })
})

describe('readCookie', () => {
  it('finds a cookie by its whole name', () => {
    const given = headers('another-device=1; device=a=b')
    expect(readCookie({ headers: given, name: 'device' })).toBe('a=b')
    expect(readCookie({ headers: given, name: 'vice' })).toBeNull()
  })
})

describe('withoutSession', () => {
  it('ends the cookies of a session', () => {
    const { headers: said } = withoutSession(Response.json({}))
    expect(said.getSetCookie()).toEqual([
      expect.stringMatching(/^sAccessToken=; Path=\/; Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^sRefreshToken=; Path=\/auth\/session\/refresh; Expires=/),
    ])
    expect(said.get('front-token')).toBe('remove')
  })
})
