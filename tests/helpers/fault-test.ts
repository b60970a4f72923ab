import { test as base } from '@playwright/test'
import { openStage, type Stage } from '../../scripts/faults/scene'
import { withUndo } from '../../src/dev/processes/undo'

const { signal } = new AbortController()

/** Tests on two instances with ways to break what they rest on, and people who use them. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      await withUndo(async (defer) => {
        await use(await openStage({ signal, defer }))
      })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
