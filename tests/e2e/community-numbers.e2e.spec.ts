import { expect, type Browser, type Page } from '@playwright/test'
import { withUndo } from '../../src/dev/processes/undo'
import { locales, type Locale } from '../../src/i18n/locales'
import { connectTo } from '../helpers/core-client'
import { goodPassword, newNetwork } from '../helpers/device'
import { test } from '../helpers/own-account-site'
import { startSecondServer } from '../helpers/second-server'
import { tablesWith, withDatabase } from '../helpers/site-database'
import type { OwnSite } from '../helpers/start-own-site'

// Who has joined or read before would be counted: an option of one's own makes Playwright start a site
// that no other file gets.
test.use({ coreSettings: {}, front: 'whole' })

const headings: Record<Locale, string> = {
  ro: 'Comunitatea în cifre',
  en: 'The community in numbers',
  ru: 'Сообщество в цифрах',
}

const firstMembers: Record<Locale, string[]> = {
  ro: ['Primii membri se înregistrează', 'În curând vom arăta și numărul cititorilor'],
  en: ['The first members are registering', 'Soon you will also see how many read us'],
  ru: ['Первые участники регистрируются', 'Скоро здесь появится и число читателей'],
}

// Four readers on an average day.
const firstReaders: Record<Locale, string[]> = {
  ro: ['Primii membri se înregistrează', 'Câțiva cititori într-o zi obișnuită'],
  en: ['The first members are registering', 'A few readers on an average day'],
  ru: ['Первые участники регистрируются', 'Немного читателей в обычный день'],
}

// 21 members, and 112.5 readers on an average day.
const grown: Record<Locale, string[]> = {
  ro: ['21 de membri înregistrați', '110 cititori într-o zi obișnuită'],
  en: ['21 registered members', '110 readers on an average day'],
  ru: ['21 зарегистрированный участник', '110 читателей в обычный день'],
}

// Robots are not counted, and the browser of the tests says that it is one.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Waits until the page tells these numbers in every language, and no others. */
async function expectNumbers(options: {
  page: Page
  origin: string
  numbers: Record<Locale, string[]>
}): Promise<void> {
  const { page, origin, numbers } = options
  for (const locale of locales) {
    const told = page.getByRole('region', { name: headings[locale] }).getByRole('listitem')
    await expect(async () => {
      await page.goto(`${origin}/${locale}/community`)
      await expect(told).toHaveText(numbers[locale], { timeout: 500 })
    }).toPass({ timeout: 60_000, intervals: [250] })
  }
}

/** Makes accounts as the site does when someone signs up. */
async function joinMany({ site: { env }, count }: { site: OwnSite; count: number }): Promise<void> {
  const { SUPERTOKENS_CONNECTION_URI: uri = '', SUPERTOKENS_API_KEY: apiKey = '' } = env
  const core = connectTo({ uri, apiKey })
  for (let index = 0; index < count; index += 1) {
    const account = { email: `m${index}@numbers.example`, password: goodPassword }
    const { body } = await core.post('/public/recipe/signup', account)
    expect(body).toMatchObject({ status: 'OK' })
  }
}

/** What was counted on days before today, as `(days ago, visitors)`, and long before when it began. */
function countEarlierDays(site: OwnSite, days: string): Promise<unknown> {
  const query = `
    insert into visitor_days (day, visitors)
    select to_char((now() at time zone 'utc')::date - ago, 'YYYY-MM-DD'), visitors
    from (values (300, 1), ${days}) as counted (ago, visitors)
    on conflict (day) do update set visitors = excluded.visitors`
  return withDatabase(site, (database) => database.query(query))
}

/** When a server has last learnt the secret by which it tells the visitors of today apart. */
function lastLearnt(site: OwnSite): Promise<string | undefined> {
  const query = `
    select updated_at::text as learnt from visitor_days
    where day = to_char(now() at time zone 'utc', 'YYYY-MM-DD')`
  return withDatabase(site, async (database) => {
    const { rows } = await database.query<{ learnt: string }>(query)
    return rows[0]?.learnt
  })
}

/** Reads pages as someone at an address, and returns what is left behind in the browser. */
async function readAs(options: { browser: Browser; origin: string; address: string }) {
  const { browser, origin, address } = options
  const extraHTTPHeaders = { 'x-forwarded-for': address }
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders, userAgent })
  const page = await context.newPage()
  for (const locale of locales) {
    const answer = await page.goto(`/${locale}/community`)
    expect(await answer?.headerValue('set-cookie')).toBeNull()
    await expect(page.getByRole('region', { name: headings[locale] })).toBeVisible()
  }
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

test('the community tells how large it is, and nothing of who belongs to it', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  await expectNumbers({ page, origin: site.origin, numbers: firstMembers })

  await countEarlierDays(site, '(2, 4)')
  await expectNumbers({ page, origin: site.origin, numbers: firstReaders })

  await joinMany({ site, count: 21 })
  // The first is too long ago for the average.
  await countEarlierDays(site, '(31, 9000), (3, 108), (2, 117)')
  await expect.poll(() => lastLearnt(site), { timeout: 60_000 }).toBeDefined()
  const before = await lastLearnt(site)

  const addresses = [newNetwork(), newNetwork()]
  await withUndo(async (defer) => {
    const { origin, stop } = await startSecondServer(site)
    defer(stop)
    await expectNumbers({ page, origin, numbers: grown })
    await expect.poll(() => lastLearnt(site), { timeout: 60_000 }).not.toBe(before)
    for (const address of [...addresses, ...addresses]) {
      expect(await readAs({ browser, origin, address })).toEqual([])
    }
  })

  await withDatabase(site, async (database) => {
    const views = await database.query(
      `select views::int from page_views where path like '/%/community' order by path`,
    )
    expect(views.rows).toEqual(locales.map(() => ({ views: 4 })))
    const today = await database.query(
      `select visitors::int from visitor_days where salt is not null`,
    )
    expect(today.rows).toEqual([{ visitors: 2 }])
    expect(await tablesWith({ database, text: '/ru/community' })).toContain('page_views')
    for (const text of [...addresses, userAgent]) {
      expect(await tablesWith({ database, text })).toEqual([])
    }
  })
})
