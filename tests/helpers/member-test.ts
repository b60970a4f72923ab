import { expect as impatient } from '@playwright/test'
import { newNetwork } from './device'
import { test as siteTest } from './site-test'

/**
 * Tests that are each a client of their own: limits count by the network they come from. They take
 * many steps, and may take long on a machine that is busy with others.
 */
export const test = siteTest.extend<{ hasTime: boolean }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': newNetwork() })
  },
  hasTime: [
    async ({}, use, info) => {
      info.setTimeout(120_000)
      await use(true)
    },
    { auto: true },
  ],
})

/** Waits as long as a busy machine may need for a call with a mail or a password in it. */
export const expect = impatient.configure({ timeout: 15_000 })
