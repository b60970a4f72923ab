// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { signInPath } from '@/i18n/paths'
import { endPart, showPart } from '../../../../tests/helpers/panel-part'
import { KeptSignInLink, NamedSignInLink } from './sign-in-link.client'
import { keepWayBack } from './way-back'

const back = '/en/become?a=1#apply'

/** Where the link leads once script has looked at this address. */
async function leadsTo(options: { Link: typeof NamedSignInLink; address: string }) {
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
  keepWayBack(null)
  history.replaceState(null, '', '/')
})

test('on a page of the accounts it hands on the way back that the address names', async () => {
  keepWayBack('/en/about')
  const address = signInPath({ locale: 'en', back })
  expect(await leadsTo({ Link: NamedSignInLink, address })).toBe(address)
})

test('where the address names none, one that was remembered does not count', async () => {
  keepWayBack(back)
  expect(await leadsTo({ Link: NamedSignInLink, address: '/en/auth' })).toBe('/en/auth')
})

test('where a mail or a provider leads to, it hands on the one that the tab remembers', async () => {
  keepWayBack(back)
  const address = '/en/auth/verify-email?token=secret'
  const href = await leadsTo({ Link: KeptSignInLink, address })
  expect(href).toBe(signInPath({ locale: 'en', back }))
})

test.each(['https://evil.example/en', '//evil.example', '/admin'])(
  'it leads nowhere else: %s',
  async (elsewhere) => {
    const address = signInPath({ locale: 'en', back: elsewhere })
    expect(await leadsTo({ Link: NamedSignInLink, address })).toBe('/en/auth')
    keepWayBack(elsewhere)
    expect(await leadsTo({ Link: KeptSignInLink, address: '/en/auth/google' })).toBe('/en/auth')
  },
)

test('a page is the same for everybody until script has looked', () => {
  history.replaceState(null, '', signInPath({ locale: 'en', back }))
  const link = <NamedSignInLink locale="en">Sign in</NamedSignInLink>
  expect(renderToString(link)).toBe('<a data-for="visitors" href="/en/auth">Sign in</a>')
})
