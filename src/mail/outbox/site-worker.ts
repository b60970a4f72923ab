import { keepInProcess } from '@/jobs/in-process'
import { getEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { startMailWorker } from './worker'

/** Starts the mail worker of this server. */
export function startSiteMailWorker(): void {
  const env = getEnv()
  const worker = startMailWorker({
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    secret: env.PAYLOAD_SECRET,
    siteUrl: env.SITE_URL,
    from: env.MAIL_FROM,
    log: (line) => log.warn(line),
  })
  keepInProcess({ name: 'mail', worker })
}
