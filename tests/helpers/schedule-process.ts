// Carries out scheduled changes in a process of its own until it is killed, for tests that do so:
// schedule-process.ts <the time that it takes for now>
import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { runDueChanges } from '../../src/features/publishing/schedule/run-due-changes'

const now = new Date(process.argv[2] ?? '')
const cms = await getPayload({ config, disableOnInit: true })
for (;;) {
  await runDueChanges({ cms, now })
  await sleep(100)
}
