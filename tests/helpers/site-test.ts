import { test as base } from '@playwright/test'

/** Tests of the running site; `origin` is its scheme, host and port. */
export const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('BASE_URL says which site is tested.')
    await use(new URL(baseURL).origin)
  },
})
