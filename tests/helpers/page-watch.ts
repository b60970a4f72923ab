import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

export type PageWatch = {
  /** What the console calls an error, and exceptions nobody caught. */
  errors: string[]
  /** Addresses of other origins that the page asked for. */
  foreign: string[]
  /** Resolves when for half a second nothing was asked for, and no request waits for its answer. */
  settled: () => Promise<void>
}

const quietMs = 500

/** Writes down what goes wrong in a page from now on. */
export function watchPage({ page, origin }: { page: Page; origin: string }): PageWatch {
  const errors: string[] = []
  const foreign: string[] = []
  const open = new Set<Request>()
  let lastChange = Date.now()

  // Not `networkidle`: for that a request ends with its body, and SuperTokens leaves the one of a
  // refused refresh unread until the call is aborted.
  async function settled(): Promise<void> {
    while (open.size > 0 || Date.now() - lastChange < quietMs) await sleep(50)
  }
  function end(request: Request): void {
    open.delete(request)
    lastChange = Date.now()
  }
  page.on('response', (response) => end(response.request()))
  page.on('requestfailed', end)
  page.on('console', (message) => {
    // SuperTokens asks once whether a visitor without its cookies has a session all the same.
    const isFirstLook = message.location().url.endsWith('/auth/session/refresh')
    if (message.type() === 'error' && !isFirstLook) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    open.add(request)
    lastChange = Date.now()
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(url.href)
  })
  return { errors, foreign, settled }
}
