// A mail worker in a process of its own, for tests that kill it:
// mail-worker.ts <SMTP address> <lease in milliseconds>
import { getEnv } from '../../src/lib/env'
import { startMailWorker } from '../../src/mail/outbox/worker'

const [, , smtpUrl = '', lease = ''] = process.argv
const { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret, SITE_URL: siteUrl } = getEnv()

startMailWorker({
  ...{ databaseUrl, secret, siteUrl, smtpUrl },
  leaseMs: Number(lease),
  log: (line) => console.error(line),
})
