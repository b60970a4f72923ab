// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { locales, type Locale } from '@/i18n/locales'
import { OtherAddressNotice, otherAddressScript } from './other-address-notice'

// Marks the script as our own, from a secret of the environment.
vi.mock('@/lib/script-mark', () => ({ scriptMark: () => 'mark' }))

function open({
  site,
  locale,
  address = '/ro/auth/verify-email?token=abc',
}: {
  site: string
  locale: Locale
  address?: string
}): HTMLElement {
  history.replaceState(null, '', address)
  document.body.innerHTML = renderToString(<OtherAddressNotice locale={locale} site={site} />)
  runInThisContext(otherAddressScript(site))
  const notice = document.getElementById('other-address')
  if (!notice) throw new Error('There is no notice.')
  return notice
}

test.each(locales)(
  'another name of the server leads to the same page of the site: %s',
  (locale) => {
    const notice = open({ site: 'https://pasiuni.example', locale })
    expect(notice.hidden).toBe(false)
    expect(notice.querySelector('a')?.href).toBe(
      'https://pasiuni.example/ro/auth/verify-email?token=abc',
    )
  },
)

test('the way to the site leads to the same part of the page, also to the next one', () => {
  const notice = open({
    site: 'https://pasiuni.example',
    locale: 'ro',
    address: '/ro/terms?from=mail#data',
  })
  const address = () => notice.querySelector('a')?.href
  expect(address()).toBe('https://pasiuni.example/ro/terms?from=mail#data')
  history.replaceState(null, '', '/ro/terms?from=mail#rights')
  dispatchEvent(new HashChangeEvent('hashchange'))
  expect(address()).toBe('https://pasiuni.example/ro/terms?from=mail#rights')
})

test('the site itself says nothing', () => {
  expect(open({ site: location.origin, locale: 'ro' }).hidden).toBe(true)
})
