import { fillIn } from '../../src/i18n/fill-in'
import { locales } from '../../src/i18n/locales'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { expect, test } from '../helpers/member-test'

/** The same server under a name that is not the site's own. */
function otherName(origin: string): string {
  const address = new URL(origin)
  address.hostname = '127.0.0.1'
  return address.origin
}

for (const locale of locales) {
  test(`an account page under another host name leads to the site: ${locale}`, async ({
    page,
    origin,
  }) => {
    test.skip(otherName(origin) === origin, 'the site has no other name')
    const { errors } = getMessages(locale).auth
    const path = localePath({ locale, path: paths.auth })
    // The policy lets no script of another origin run, and the browser reports it.
    await page.route('**/csp-report', (route) => route.fulfill({ status: 204 }))
    await page.goto(`${otherName(origin)}${path}`)
    const text = fillIn({ text: errors.FOREIGN_ORIGIN, values: { site: origin } })
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('link', { name: origin, exact: true }).click()
    await expect(page).toHaveURL(`${origin}${path}`)
    await expect(page.getByText(text)).toBeHidden()
  })

  test(`a form without script that is sent from there says where to open the site: ${locale}`, async ({
    request,
    origin,
  }) => {
    test.skip(otherName(origin) === origin, 'the site has no other name')
    const { errors } = getMessages(locale).auth
    const answer = await request.post('/contact/form', {
      form: { name: 'Ana', message: 'Bună ziua!', locale },
      headers: { origin: otherName(origin), 'sec-fetch-site': 'same-origin' },
    })
    expect(answer.status()).toBe(403)
    const text = fillIn({ text: errors.FOREIGN_ORIGIN, values: { site: origin } })
    expect(await answer.text()).toContain(text)
  })
}
