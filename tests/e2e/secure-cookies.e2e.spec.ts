import { expect } from '@playwright/test'
import { editorAccount } from '../helpers/editor-account'
import { test } from '../helpers/own-site'
import { startSecondServer } from '../helpers/second-server'

const https = 'https://pasiuni.example'

test('behind https an editor is known by cookies that no other host can set', async ({ site }) => {
  test.setTimeout(120_000)
  const server = await startSecondServer({ env: site.env, variables: { SITE_URL: https } })
  const call = (path: string, init: RequestInit & { cookie?: string } = {}) => {
    const { cookie = '', ...rest } = init
    const headers = { origin: https, 'content-type': 'application/json', cookie }
    return fetch(new URL(path, server.origin), { ...rest, headers, redirect: 'manual' })
  }
  try {
    const body = JSON.stringify(editorAccount(site))
    let cookies: string[] = []
    // Limits live in memory for as long as their database takes too long to answer, as it may on a
    // busy machine, and no device is known there.
    await expect(async () => {
      const login = await call('/api/editors/login', { method: 'POST', body })
      expect(login.status).toBe(200)
      cookies = login.headers.getSetCookie()
      expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
        '__Host-payload-token',
        '__Secure-known-editor-device',
      ])
    }).toPass({ timeout: 30_000, intervals: [3500] })
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)

    const token = cookies.find((cookie) => cookie.startsWith('__Host-'))?.split(';')[0] ?? ''
    const whoIs = async (cookie: string): Promise<unknown> =>
      (await call('/api/editors/me', { cookie })).json()
    expect(await whoIs(token)).toMatchObject({ user: { email: editorAccount(site).email } })
    for (const planted of [token.replace('__Host-', ''), token.replace('Host', 'Secure')]) {
      expect(await whoIs(planted), planted.slice(0, 30)).toMatchObject({ user: null })
    }
    // Larger than a stranger may send: the front server knows the editor by the same cookie.
    const large = JSON.stringify({ data: 'x'.repeat(100_000) })
    const status = async (cookie: string) =>
      (await call('/api/nope', { method: 'POST', body: large, cookie })).status
    expect(await status(token)).toBe(404)
    expect(await status(token.replace('__Host-', ''))).toBe(413)

    const out = await call('/api/editors/logout', { method: 'POST', cookie: token })
    expect(out.headers.getSetCookie().join()).toMatch(/__Host-payload-token=;/)
    const language = await call('/language/ru?path=/about')
    expect(language.headers.getSetCookie().join()).toMatch(/__Host-lang=ru;.*; Secure/)
  } finally {
    await server.stop()
  }
})
