import { getEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { startMailWorker, type MailWorker } from './worker'

declare global {
  // Survives the reloading of modules while developing.
  var pasiuniMailWorker: MailWorker | undefined
}

/**
 * Starts the mail worker of this server, in place of one that an earlier version of this module has
 * started. It stops with the process, without holding it up.
 */
export function startSiteMailWorker(): void {
  const env = getEnv()
  const earlier = globalThis.pasiuniMailWorker
  void earlier?.stop()
  globalThis.pasiuniMailWorker = startMailWorker({
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    secret: env.PAYLOAD_SECRET,
    siteUrl: env.SITE_URL,
    from: env.MAIL_FROM,
    log: (line) => log.warn(line),
  })
  if (earlier) return
  const stop = () => void globalThis.pasiuniMailWorker?.stop()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
