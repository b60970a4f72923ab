import { Client } from 'pg'
import { changeChannel } from '@/cms/change-channel'

/** How often the connection is tried, and how long an answer may take, in milliseconds. */
const heartbeat = 2000
const patience = 3000
const retryDelay = 500

type Options = {
  url: string
  /** What has changed, as cache tags; null when anything may have: notices were missed. */
  onChange: (tags: string[] | null) => void
}

/**
 * Listens to the announcements of edits. PostgreSQL forgets those that nobody hears, so after every
 * interruption everything counts as changed.
 */
export function listenForChanges({ url, onChange }: Options): { stop: () => Promise<void> } {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let pending = new Set<string>()

  function flush() {
    const tags = [...pending]
    pending = new Set()
    onChange(tags)
  }

  function lose(lost: Client) {
    if (client !== lost) return
    client = undefined
    clearTimeout(timer)
    void lost.end().catch(() => undefined)
    if (!isStopped) timer = setTimeout(() => void connect(), retryDelay)
  }

  function beat(current: Client) {
    timer = setTimeout(() => {
      current.query('select 1').then(
        () => {
          if (client === current) beat(current)
        },
        () => {
          lose(current)
        },
      )
    }, heartbeat)
  }

  async function connect() {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    })
    client = next
    next.on('error', () => {
      lose(next)
    })
    next.on('end', () => {
      lose(next)
    })
    next.on('notification', ({ payload }) => {
      if (!payload) return
      // One publish announces several records; they are handled together.
      if (pending.size === 0) setTimeout(flush, 20)
      pending.add(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${changeChannel}`)
    } catch {
      lose(next)
      return
    }
    // Also at first: what was read at the start may have changed before anybody listened.
    onChange(null)
    beat(next)
  }

  void connect()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
