// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { signInPath } from '@/i18n/paths'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { SignInLinkFromTab, SignInLinkFromQuery } from './sign-in-link.client'
import { storeReturnPath } from './return-path'

const back = '/en/become?a=1#apply'

/** Where the link leads once script has looked at this address. */
async function leadsTo(options: { Link: typeof SignInLinkFromQuery; address: string }) {
  const { Link, address } = options
  history.replaceState(null, '', address)
  await showPart(
    <Link locale="en" className="account">
      Sign in
    </Link>,
  )
  return document.querySelector('a')?.getAttribute('href')
}

afterEach(() => {
  endPart()
  storeReturnPath(null)
  history.replaceState(null, '', '/')
})

test('on a page of the accounts it passes on the return path that the address names', async () => {
  storeReturnPath('/en/about')
  const address = signInPath({ locale: 'en', back })
  expect(await leadsTo({ Link: SignInLinkFromQuery, address })).toBe(address)
})

test('where the address names none, one that was remembered does not count', async () => {
  storeReturnPath(back)
  expect(await leadsTo({ Link: SignInLinkFromQuery, address: '/en/auth' })).toBe('/en/auth')
})

test('where a mail or a provider leads to, it hands on the one that the tab remembers', async () => {
  storeReturnPath(back)
  const address = '/en/auth/verify-email?token=secret'
  const href = await leadsTo({ Link: SignInLinkFromTab, address })
  expect(href).toBe(signInPath({ locale: 'en', back }))
})

test.each(['https://evil.example/en', '//evil.example', '/admin'])(
  'it leads nowhere else: %s',
  async (elsewhere) => {
    const address = signInPath({ locale: 'en', back: elsewhere })
    expect(await leadsTo({ Link: SignInLinkFromQuery, address })).toBe('/en/auth')
    storeReturnPath(elsewhere)
    expect(await leadsTo({ Link: SignInLinkFromTab, address: '/en/auth/google' })).toBe('/en/auth')
  },
)

test('a page is the same for everybody until script has looked', () => {
  history.replaceState(null, '', signInPath({ locale: 'en', back }))
  const link = <SignInLinkFromQuery locale="en">Sign in</SignInLinkFromQuery>
  expect(renderToString(link)).toBe('<a data-for="visitors" href="/en/auth">Sign in</a>')
})
