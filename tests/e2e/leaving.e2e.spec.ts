import { Client } from 'pg'
import { embeddedOnlyReason, isCoreGiven } from '../../src/dev/testing/test-core'
import { fillIn } from '../../src/i18n/fill-in'
import { localePath, paths } from '../../src/i18n/paths'
import { getMessages } from '../../src/i18n/translator'
import { toFormFields, goodPassword, signInElsewhere } from '../helpers/device'
import { mailsTo, waitForMail } from '../helpers/mailbox'
import { becomeMember, newCredentials } from '../helpers/member'
import { fill, press } from '../helpers/member-screens'
import { expect, test } from '../helpers/member-test'
import { findPlaces } from '../helpers/find-places'

const locale = 'ru'
const { account, mail } = getMessages(locale)

test('anyone who leaves is nowhere in the database once the last mail is out', async ({
  context,
  page,
  origin,
}) => {
  test.skip(isCoreGiven, embeddedOnlyReason)
  test.setTimeout(90_000)
  const member = await becomeMember({ context, origin, locale })
  const { id, email, device } = member
  const { email: newEmail } = newCredentials()
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const traces = async () => {
    const found: string[] = []
    for (const text of [id, email, newEmail]) found.push(...(await findPlaces({ database, text })))
    return [...new Set(found)].toSorted()
  }
  try {
    // A trace wherever a member can leave one.
    const usermeta = { first_name: 'Анна', pasions: { cinema: true } }
    await device.call('/usermeta', { body: usermeta })
    await device.call('/contact', { body: { name: 'Анна', message: `Привет! ${id}`, locale } })
    await device.call('/auth/user/password/reset/token', { body: toFormFields({ email }) })
    const change = { email: newEmail, password: goodPassword }
    expect((await device.call('/account/email', { body: change })).status).toBe(200)
    const other = await signInElsewhere(member)
    expect((await traces()).join()).toMatch(/auth_core\..*public\.contact_messages.*user_profiles/)

    const { deletion } = account
    await page.goto(localePath({ locale, path: paths.account }))
    await page.getByText(deletion.title, { exact: true }).click()
    await fill({ page, values: { [deletion.password]: goodPassword } })
    await press({ page, name: deletion.continue })
    const question = fillIn({ text: deletion.confirmTitle, values: { email } })
    await expect(page.getByRole('heading', { name: question })).toBeFocused()
    await press({ page, name: deletion.confirm })
    await expect(page.getByRole('heading', { name: deletion.done })).toBeFocused()
    expect((await context.cookies()).filter(({ name }) => /^s[A-Z]/.test(name))).toEqual([])

    await waitForMail({ to: email, subject: mail.accountDeleted.subject })
    await expect.poll(traces).toEqual([])
    expect((await other.call('/account')).status).toBe(401)
    const again = await other.call('/auth/signin', {
      body: toFormFields({ email, password: goodPassword }),
    })
    expect(again.body).toMatchObject({ status: 'WRONG_CREDENTIALS_ERROR' })
    await page.goto(localePath({ locale, path: paths.account }))
    await expect(page.getByText(account.gate.text)).toBeVisible()
    expect(await traces()).toEqual([])
    expect(await mailsTo({ to: newEmail })).not.toEqual([])
  } finally {
    await database.end()
  }
})
