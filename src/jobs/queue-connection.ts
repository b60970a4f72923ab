import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'

/** How long the database may take to answer, and how soon it is tried again, in milliseconds. */
const timeoutMs = 5000
const retryDelay = 1000

type Row = Record<string, unknown>

export type QueueConnection = {
  /** @throws Error while the database is down, and whatever it answers to the query */
  query: (text: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

type Options = {
  url: string
  /** Its name in the database, and the channel that it listens on. */
  applicationName: string
  channel: string
  /** A notification arrived; without a payload, one may have been missed while disconnected. */
  onNews: (text?: string) => void
  onLost: () => void
}

/** One connection to the database, which listens for new tasks and comes back by itself. */
export function openQueueConnection(options: Options): QueueConnection {
  const { url, applicationName, channel, onNews, onLost } = options
  let client: Client | undefined
  let connected: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let earlier: Promise<unknown> = Promise.resolve()

  function lose(lost: Client) {
    if (client !== lost) return
    const wasConnected = connected === lost
    client = undefined
    connected = undefined
    void lost.end().catch(() => undefined)
    if (isClosed) return
    if (wasConnected) onLost()
    timer = setTimeout(() => void connect(), retryDelay)
  }

  async function connect() {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      statement_timeout: timeoutMs,
      keepAlive: true,
      application_name: applicationName,
    })
    client = next
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => onNews(payload))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch {
      lose(next)
      return
    }
    connected = next
    onNews()
  }

  async function ask(text: string, values?: unknown[]): Promise<Row[]> {
    const current = connected
    if (!current) throw new Error('There is no database connection.')
    try {
      return (await current.query<Row>(text, values)).rows
    } catch (error) {
      // A connection that does not answer in time is not trusted again.
      if (!(error instanceof DatabaseError)) lose(current)
      throw error
    }
  }

  void connect()
  return {
    query: (text, values) => {
      // One after the other: a connection answers one query at a time.
      const answer = earlier.then(() => ask(text, values))
      earlier = answer.catch(() => undefined)
      return answer
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      // A frozen database would not even close the connection.
      const ended = client?.end().catch(() => undefined)
      await Promise.race([ended, sleep(retryDelay, undefined, { ref: false })])
    },
  }
}
