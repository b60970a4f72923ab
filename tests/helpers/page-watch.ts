import type { Page } from '@playwright/test'

export type PageWatch = {
  /** What the console calls an error, and exceptions nobody caught. */
  errors: string[]
  /** Addresses of other origins that the page asked for. */
  foreign: string[]
}

/** Writes down what goes wrong in a page from now on. */
export function watchPage({ page, origin }: { page: Page; origin: string }): PageWatch {
  const watch: PageWatch = { errors: [], foreign: [] }
  page.on('console', (message) => {
    // SuperTokens asks once whether a visitor without its cookies has a session all the same.
    const isFirstLook = message.location().url.endsWith('/auth/session/refresh')
    if (message.type() === 'error' && !isFirstLook) watch.errors.push(message.text())
  })
  page.on('pageerror', (error) => watch.errors.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) watch.foreign.push(url.href)
  })
  return watch
}
