// Publishes new terms when told `publish`; otherwise tells members of them until it is killed, as a
// server of the site does, only without the pauses. scripts/bench/notices.ts runs it.
import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { readAccounts } from '../src/auth/accounts/every-account'
import { notifyMembers } from '../src/features/legal/notices/notify-members'

const coming = 40 * 24 * 60 * 60 * 1000

const cms = await getPayload({ config, disableOnInit: true })
if (process.argv[2] === 'publish') {
  await cms.create({
    collection: 'legal-documents',
    locale: 'ro',
    data: {
      name: 'Ediția nouă',
      kind: 'terms',
      releaseDate: new Date(Date.now() + coming).toISOString(),
      _status: 'published',
    },
    overrideAccess: true,
  })
  console.log('published')
  process.exit(0)
}
for (;;) {
  await notifyMembers({ cms, readAccounts })
  await sleep(100)
}
