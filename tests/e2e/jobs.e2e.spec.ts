import { expect } from '@playwright/test'
import { jobTexts, jobTitle } from '../../src/features/jobs/admin/texts'
import { signIn } from '../helpers/admin-panel'
import { openView } from '../helpers/admin-record'
import { test } from '../helpers/own-account-site'
import { withDatabase } from '../helpers/site-database'
import type { OwnSite } from '../helpers/start-own-site'

const name = 'release-day'

/** As if the job had failed last night, and were to be tried again tomorrow. */
function fail(site: OwnSite): Promise<unknown> {
  const query = `
    update jobs set state = 'failed', failures = 1, last_error = 'The database was away.',
      due_at = now() + interval '1 day'
    where name = $1`
  return withDatabase(site, (database) => database.query(query, [name]))
}

function readState(site: OwnSite): Promise<{ state: string; runs: number } | undefined> {
  const query = 'select state, runs::int from jobs where name = $1'
  return withDatabase(site, async (database) => {
    return (await database.query<{ state: string; runs: number }>(query, [name])).rows[0]
  })
}

test('an administrator finds a job that has failed and runs it again', async ({ page, site }) => {
  test.slow()
  await signIn({ page, site })
  await expect.poll(() => readState(site)).toMatchObject({ state: 'waiting' })
  await fail(site)
  const { runs = 0 } = (await readState(site)) ?? {}
  await openView({ page, site, path: '/admin/collections/jobs' })
  await expect(page.getByRole('row').filter({ hasText: jobTitle('term-notices').en })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: jobTitle(name).en })
  await expect(row).toContainText('The database was away.')
  await row.getByRole('link', { name: jobTitle(name).en }).click()
  const job = page.getByRole('region', { name: jobTitle(name).en })
  await job.getByRole('button', { name: jobTexts.run.en }).click()
  await expect
    .poll(() => readState(site), { timeout: 60_000 })
    .toMatchObject({ state: 'waiting', runs: runs + 1 })
})
