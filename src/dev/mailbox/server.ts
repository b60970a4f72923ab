// A process of its own: src/dev/mailbox.ts starts it.
import { MailDev } from 'maildev'
import { z } from 'zod'
import { reportReady, serviceSettings } from '../processes/service-program'

const KEPT_MAILS = 500

const settings = serviceSettings(
  z.object({ mailDirectory: z.string(), smtpPort: z.int(), webPort: z.int() }),
)
const { smtp, api } = await new MailDev({
  ...{ ip: '127.0.0.1', smtp: settings.smtpPort },
  ...{ webIp: '127.0.0.1', web: settings.webPort },
  mailDirectory: settings.mailDirectory,
  maxEmails: KEPT_MAILS,
}).start()
if (!api) throw new Error('MailDev has no web interface.')

// MailDev lets the scripts of every site read the mails. Without this header it allows nobody else.
api.server.server.prependListener('request', ({ headers }: { headers: { origin?: string } }) => {
  delete headers.origin
})
reportReady({ smtpPort: smtp.getPort(), webPort: api.getPort() })
