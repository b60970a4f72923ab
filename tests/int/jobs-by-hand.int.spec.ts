import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test, vi } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { containerWords, recordWords } from '@/features/audit/entry-words'
import { jobTitle } from '@/features/jobs/admin/texts'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { useJobs } from '../helpers/job-worker'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const jobs = useJobs(site)
const soon = { timeout: 20_000, interval: 20 }
const name = 'translation-digest'
const team = new Map<'admin' | 'editor', SignedInEditor>()

beforeAll(async () => {
  for (const role of ['admin', 'editor'] as const) {
    team.set(role, await signedInEditor({ site, name: `jobs-${role}`, role }))
  }
})

async function call(role: 'admin' | 'editor', id: number) {
  const answer = await team.get(role)?.rest('/workplace/jobs/run', { method: 'POST', body: { id } })
  return answer?.status
}

test('administrators see which jobs wait and which failed, and run one again', async () => {
  let isAway = true
  const run = vi.fn(() =>
    isAway ? Promise.reject(new Error('The core is away.')) : Promise.resolve(null),
  )
  const job = { schedule: { everySeconds: 3600 }, run }
  jobs.start({ [name]: job }, { getDelay: () => 3_000_000 })
  await expect.poll(() => jobs.row(name), soon).toMatchObject({ state: 'failed' })
  const answer = await team.get('admin')?.rest('/jobs?where[state][equals]=failed')
  expect(await answer?.json()).toMatchObject({
    docs: [{ name: jobTitle(name).ro, lastError: 'The core is away.' }],
  })
  expect((await team.get('editor')?.rest('/jobs'))?.status).toBe(403)

  const { id = 0 } = (await jobs.row(name)) ?? {}
  isAway = false
  expect(await call('editor', id)).toBe(403)
  expect(await jobs.row(name)).toMatchObject({ runs: 1 })
  expect(await call('admin', id)).toBe(200)
  await expect.poll(() => jobs.row(name), soon).toMatchObject({ state: 'waiting', failures: 0 })
  const { docs } = await site.cms.find({
    collection: 'audit-entries',
    where: { container: { equals: 'jobs' } },
    overrideAccess: true,
  })
  expect(docs).toMatchObject([{ action: 'run-job', actorName: 'jobs-admin', title: name }])
})

test('the log calls a job by its name, and what an export holds by a word', () => {
  const entry = { container: 'jobs', document: '1', title: name }
  const [cms, intl] = [site.cms, panelIntl('ro')]
  expect(recordWords({ cms, entry, intl })).toBe(jobTitle(name).ro)
  expect(containerWords({ cms, container: 'content', intl })).toBe('Tot conținutul')
})

test('a job that is running is not begun a second time, nor one that does not exist', async () => {
  await runSql({
    cms: site.cms,
    query: sql`insert into jobs (name, state, runs, failures, lease_until)
      values (${name}, 'running', 1, 0, now() + interval '1 hour')`,
  })
  const { id = 0 } = (await jobs.row(name)) ?? {}
  expect(await call('admin', id)).toBe(409)
  expect(await call('admin', id + 1000)).toBe(409)
})
