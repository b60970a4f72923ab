// Runs a job that never ends, in a process of its own until it is killed, for tests that do so:
// job-process.ts <lease in milliseconds>
import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { startJobWorker } from '../../src/jobs/start-job-worker'
import { getEnv } from '../../src/lib/env'

const hour = 60 * 60_000
const cms = await getPayload({ config, disableOnInit: true })

startJobWorker({
  databaseUrl: getEnv().DATABASE_URL,
  getCms: () => Promise.resolve(cms),
  jobs: { 'translation-digest': { schedule: { everySeconds: 3600 }, run: () => sleep(hour) } },
  leaseMs: Number(process.argv[2]),
  pollMs: 100,
})
