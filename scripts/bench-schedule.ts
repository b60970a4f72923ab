// Plans to publish drafts of the timeline when told `plan`; otherwise carries plans out until it is
// killed, as a server of the site does. scripts/bench/schedule.ts runs it.
import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { scheduleChange } from '../src/features/publishing/schedule/schedule-change'
import { scheduledChangesJob } from '../src/features/publishing/schedule/job'
import { startJobWorker } from '../src/jobs/start-job-worker'
import { getEnv } from '../src/lib/env'

const [, , verb, together = '', onShortNotice = '', aheadMs = ''] = process.argv
const cms = await getPayload({ config, disableOnInit: true })

async function plan(dueAt: Date): Promise<void> {
  const { docs } = await cms.find({ collection: 'editors', limit: 1, overrideAccess: true })
  const id = docs[0]?.id ?? 0
  const title = 'Planificat'
  const date = '2026-01-01T12:00:00.000Z'
  const entry = await cms.create({
    collection: 'timeline-entries',
    locale: 'ro',
    draft: true,
    data: { title, content: `${title}.`, date, _status: 'draft' },
    overrideAccess: true,
  })
  await scheduleChange({
    cms,
    editor: { id, name: 'Ana', role: 'admin', languages: [], mayApprove: true },
    container: 'timeline-entries',
    document: String(entry.id),
    locale: 'ro',
    action: 'publish',
    dueAt,
    now: new Date(),
  })
}

if (verb === 'plan') {
  const dueAt = new Date(Date.now() + Number(aheadMs))
  for (let made = 0; made < Number(together); made += 1) await plan(dueAt)
  for (let made = 0; made < Number(onShortNotice); made += 1) {
    await sleep(4100)
    await plan(new Date(Date.now() + 1500))
  }
  console.log('planned')
  process.exit(0)
}
startJobWorker({
  databaseUrl: getEnv().DATABASE_URL,
  getCms: () => Promise.resolve(cms),
  jobs: { 'scheduled-changes': scheduledChangesJob },
})
