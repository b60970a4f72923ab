import { expect, test, vi } from 'vitest'
import { scheduledChangesJob } from '../../src/features/publishing/schedule/job'
import { startJobWorker } from '../../src/jobs/start-job-worker'
import { toChisinau } from '../../src/lib/chisinau-time'
import { usePlans } from '../helpers/planned-changes'

const { site, admin, newEntry, isPublic } = usePlans()

test('an instance whose clock is ahead plans and publishes by that of the database', async () => {
  const document = await newEntry('Nu înainte de vreme')
  const dueAt = new Date(Date.now() + 10 * 60_000)
  const wall = toChisinau(dueAt)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 })
  try {
    const body = { container: 'timeline-entries', document: String(document), locale: 'ro' }
    const answer = await admin().rest('/workplace/schedule', {
      method: 'POST',
      body: { ...body, action: 'publish', ...wall },
    })
    expect(answer.status).toBe(200)
    const databaseUrl = process.env.DATABASE_URL ?? ''
    const run = vi.fn(scheduledChangesJob.run)
    const job = { ...scheduledChangesJob, run }
    const getCms = () => Promise.resolve(site.cms)
    const worker = startJobWorker({ databaseUrl, getCms, jobs: { 'scheduled-changes': job } })
    await expect.poll(() => run.mock.settledResults.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await worker.stop()
    expect(await isPublic(document)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
