import { expect } from '@playwright/test'
import { locales } from '../../src/i18n/locales'
import { localePath, memberPath } from '../../src/i18n/paths'
import { getTranslator } from '../../src/i18n/translator'
import { goodPassword, joinSite, openDevice } from '../helpers/device'
import { test } from '../helpers/site-test'

const unthinkable = [
  'abc',
  '0',
  '7',
  '9'.repeat(36),
  '9'.repeat(300),
  'a'.repeat(3000),
  '%D0%B6',
  "1'--",
]

for (const locale of locales) {
  test(`a member page that cannot be is missing: ${locale}`, async ({ origin }) => {
    const visitor = openDevice({ origin })
    const headline = getTranslator(locale)('notFound.title')
    for (const id of unthinkable) {
      const path = localePath({ locale, path: memberPath(id) })
      const answer = await visitor.call(path, { headers: { 'accept-language': 'en' } })
      const [, said] = /<h1[^>]*>([^<]*)</.exec(answer.text) ?? []
      expect.soft([answer.status, said], path.slice(0, 60)).toEqual([404, headline])
    }
  })
}

test('the page of a member is there, and never says who that is', async ({ origin }) => {
  const member = await joinSite({ origin })
  const path = `/ro${memberPath(member.id)}`
  const visitor = await openDevice({ origin }).call(path)
  expect(visitor.status).toBe(200)
  expect((await member.device.call(path)).status).toBe(200)
})

test('who has gone is missing for members, and nobody else can tell', async ({ origin }) => {
  const [gone, reader, unverified] = await Promise.all([
    joinSite({ origin }),
    joinSite({ origin }),
    joinSite({ origin, isVerified: false }),
  ])
  const path = `/ro${memberPath(gone.id)}`
  const there = `/ro${memberPath((await joinSite({ origin })).id)}`
  const deleted = await gone.device.call('/account/delete', { body: { password: goodPassword } })
  expect(deleted.status).toBe(200)

  expect((await reader.device.call(path)).status).toBe(404)
  expect((await reader.device.call(there)).status).toBe(200)
  for (const device of [openDevice({ origin }), unverified.device, gone.device]) {
    const statuses = [(await device.call(path)).status, (await device.call(there)).status]
    expect(statuses).toEqual([200, 200])
  }
})
