import type { PayloadRequest } from 'payload'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { enqueueMail } from '@/mail/enqueue'
import type { Worker } from '@/jobs/worker'
import { startMailWorker } from '@/mail/outbox/worker'
import type { useCms } from './cms'
import { startSmtpSink } from './smtp-sink'

type SinkOptions = Parameters<typeof startSmtpSink>[0]
type WorkerOptions = Partial<Parameters<typeof startMailWorker>[0]>

type Row = {
  id: number
  state: string
  attempts: string
  recipient: string | null
  content: string | null
  last_error: string | null
  sent_at: Date | null
  message_id: string
}

/** The outbox of a spec file's database: empty before each test, its workers stopped after it. */
export function useOutbox(site: ReturnType<typeof useCms>) {
  let database: Client | undefined
  const running: { stop: () => Promise<void> }[] = []
  const lines: string[] = []

  beforeAll(async () => {
    database = new Client({ connectionString: process.env.DATABASE_URL })
    await database.connect()
  })

  afterAll(() => database?.end())

  beforeEach(async () => {
    lines.length = 0
    await query('delete from outgoing_mails')
  })

  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
  })

  async function query<Found extends object>(text: string, values?: unknown[]): Promise<Found[]> {
    if (!database) throw new Error('The outbox is open only inside a test.')
    return (await database.query<Found>(text, values)).rows
  }

  return {
    /** What the workers have logged in this test. */
    lines,
    query,
    rows: () => query<Row>('select * from outgoing_mails order by id'),
    startSink: async (options?: SinkOptions) => {
      const sink = await startSmtpSink(options)
      running.push(sink)
      return sink
    },
    startWorker: (smtpUrl: string, options: WorkerOptions = {}): Worker => {
      const worker = startMailWorker({
        databaseUrl: process.env.DATABASE_URL ?? '',
        secret: process.env.PAYLOAD_SECRET ?? '',
        siteUrl: process.env.SITE_URL ?? '',
        smtpUrl,
        pollMs: 200,
        log: (line) => lines.push(line),
        ...options,
      })
      running.push({ stop: () => worker.stop({ graceMs: 100 }) })
      return worker
    },
    queue: (to: string, req?: PayloadRequest) =>
      enqueueMail({ cms: site.cms, mail: { to, locale: 'ro', template: 'password-changed' }, req }),
    /** Cuts the connections of the workers, as a restart of the database does. */
    cutWorkersOff: () =>
      query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'pasiuni mail' and datname = current_database()`,
      ),
  }
}
