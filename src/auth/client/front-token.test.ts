import { afterEach, expect, test, vi } from 'vitest'
import { hasFrontToken, keepFrontToken } from './front-token.client'

const token = btoa(JSON.stringify({ uid: '1', ate: 2, up: { iat: 1 } }))

/** The `document.cookie` of a browser, and all that was written to it. */
function browserCookies() {
  const written: string[] = []
  const jar = new Map<string, string>()
  const cookies = {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
      if (value.join('=') === '') jar.delete(name)
      else jar.set(name, value.join('='))
    },
  }
  return { cookies, written }
}

afterEach(() => vi.unstubAllGlobals())

/** What the SDK writes when an answer brings `value` as its front token. */
async function writtenBySdk(value: string): Promise<string[]> {
  const { cookies, written } = browserCookies()
  cookies.cookie = 'st-last-access-token-update=1'
  written.length = 0
  const localStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const answer = new Response('{}', { headers: { 'front-token': value } })
  const window = {
    document: cookies,
    fetch: () => Promise.resolve(answer),
    localStorage,
    location: new URL('https://pasiuni.example/ro/auth'),
    XMLHttpRequest: undefined,
  }
  vi.stubGlobal('window', Object.assign(window, { window }))
  vi.stubGlobal('document', cookies)
  vi.stubGlobal('XMLHttpRequest', function request() {})
  const { init } = await import('supertokens-website')
  init({
    apiDomain: 'https://pasiuni.example',
    apiBasePath: '/auth',
    tokenTransferMethod: 'cookie',
  })
  await globalThis.window.fetch('https://pasiuni.example/auth/signin')
  return written
}

test.each([token, 'remove'])(
  'the cookies are those that the SDK would write: %s',
  async (value) => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
    const theirs = await writtenBySdk(value)
    const { cookies, written } = browserCookies()
    vi.stubGlobal('document', cookies)
    keepFrontToken(new Headers({ 'front-token': value }))
    vi.useRealTimers()
    expect(written.length).toBe(2)
    expect(theirs).toEqual(expect.arrayContaining(written))
  },
)

test('they say whether someone has signed in', () => {
  const { cookies } = browserCookies()
  vi.stubGlobal('document', cookies)
  expect(hasFrontToken()).toBe(false)
  cookies.cookie = 'lang=ro'
  keepFrontToken(new Headers({ 'front-token': token }))
  expect(hasFrontToken()).toBe(true)
  keepFrontToken(new Headers())
  expect(hasFrontToken()).toBe(true)
  keepFrontToken(new Headers({ 'front-token': 'remove' }))
  expect(hasFrontToken()).toBe(false)
})
