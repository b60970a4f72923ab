import { Client } from 'pg'
import { changeChannel } from '@/cms/changes/change-channel'
import { changesSince, type Position } from './changes-query'

/** How often it polls without a notification, and how long an answer may take, in milliseconds. */
const interval = 1000
const timeoutMs = 3000
const retryDelay = 500

/** One publish announces several records; they are handled together. In milliseconds. */
const gathering = 20

export type Change = {
  /** Cache tags of the change; null when anything may have changed. */
  tags: string[] | null
}

type Options = {
  url: string
  onChange: (change: Change) => void
}

export type ChangeListener = {
  isConnected: () => boolean
  /** Resolves after the first poll of the announcements: no later edit is missed. */
  begun: Promise<void>
  stop: () => Promise<void>
}

/**
 * Listens for announcements of edits, and polls for them every second as well: a pooler between the
 * site and PostgreSQL may pass queries on, but no notifications. After an interruption everything
 * counts as changed, because what was made meanwhile may have failed.
 */
export function listenForChanges({ url, onChange }: Options): ChangeListener {
  let isConnected = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isCalled = false
  let callNow = () => {}
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })

  function call() {
    isCalled = true
    callNow()
  }

  /** Resolves on a notification, or else after the interval. */
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
    // The next query will find that the connection is lost, so it is sent at once.
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
      begin()
      await untilCalled()
    }
  }

  async function connect() {
    const next = new Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
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
    begun,
    stop: async () => {
      const last = client
      client = undefined
      clearTimeout(retry)
      await last?.end().catch(() => undefined)
    },
  }
}
