import { Client } from 'pg'
import { changeChannel } from '@/cms/changes/change-channel'
import { changesSince, type Position } from './changes-query'

/** How often it looks without having been called, and how long an answer may take, in milliseconds. */
const interval = 1000
const patience = 3000
const retryDelay = 500

/** One publish announces several records; they are handled together. In milliseconds. */
const gathering = 20

export type Change = {
  /** What has changed, as cache tags; null when anything may have. */
  tags: string[] | null
}

type Options = {
  url: string
  onChange: (change: Change) => void
}

export type ChangeListener = { isConnected: () => boolean; stop: () => Promise<void> }

/**
 * Listens to the announcements of edits, and looks for them every second as well: between the site
 * and PostgreSQL may stand something that passes questions on, but no announcements. After an
 * interruption everything counts as changed, because what was made meanwhile may have failed.
 */
export function listenForChanges({ url, onChange }: Options): ChangeListener {
  let isConnected = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isCalled = false
  let callNow = () => {}

  function call() {
    isCalled = true
    callNow()
  }

  /** Resolves when somebody has called, or else after the interval. */
  function untilCalled(): Promise<void> {
    return new Promise((resolve) => {
      const unasked = setTimeout(resolve, interval)
      callNow = () => {
        callNow = () => {}
        clearTimeout(unasked)
        setTimeout(resolve, gathering)
      }
      if (isCalled) callNow()
    })
  }

  async function open(next: Client) {
    // The next question finds out that the connection is lost, so it is asked at once.
    next.on('error', call)
    next.on('end', call)
    next.on('notification', call)
    await next.connect()
    await next.query(`listen ${changeChannel}`)
    isConnected = true
  }

  async function follow(next: Client) {
    let seen: Position | null = null
    while (client === next) {
      isCalled = false
      const { tags, position }: Awaited<ReturnType<typeof changesSince>> = await changesSince({
        client: next,
        seen,
      })
      if (tags === null || tags.length > 0) onChange({ tags })
      seen = position
      await untilCalled()
    }
  }

  async function connect() {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    })
    client = next
    try {
      await open(next)
      await follow(next)
    } catch {
      if (client !== next) return
      isConnected = false
      void next.end().catch(() => undefined)
      retry = setTimeout(() => void connect(), retryDelay)
    }
  }

  void connect()
  return {
    isConnected: () => isConnected,
    stop: async () => {
      const last = client
      client = undefined
      clearTimeout(retry)
      await last?.end().catch(() => undefined)
    },
  }
}
