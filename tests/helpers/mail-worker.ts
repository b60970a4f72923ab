// A mail worker in a process of its own, for tests that end it, which ends as Next does as soon as it
// is told to: mail-worker.ts <SMTP address> <lease in milliseconds>
import { keepInProcess } from '../../src/jobs/in-process'
import { getEnv } from '../../src/lib/env'
import { startMailWorker } from '../../src/mail/outbox/worker'

const [, , smtpUrl = '', lease = ''] = process.argv
const { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret, SITE_URL: siteUrl } = getEnv()

const worker = startMailWorker({
  ...{ databaseUrl, secret, siteUrl, smtpUrl },
  leaseMs: Number(lease),
  log: (line) => console.error(line),
})
keepInProcess({ name: 'mail', worker })
process.on('SIGTERM', () => process.exit(143))
