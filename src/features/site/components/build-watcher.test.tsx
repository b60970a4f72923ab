// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BuildWatcher } from './build-watcher.client'
import { settle } from '../../../../tests/helpers/settle'

/** Opens a page of the build `one` while the server has another one. */
async function watch(served: string): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: served })))
  const root = createRoot(document.body)
  await act(async () => {
    root.render(<BuildWatcher build="one" text="A new version." reloadLabel="Reload" />)
    // For the answer, its body and what follows from them.
    await settle()
  })
  const shown = document.body.textContent
  act(() => root.unmount())
  return shown
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

beforeEach(() => {
  document.body.innerHTML = ''
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('a page that comes to work after a deployment is said to be old at once', async () => {
  expect(await watch('two')).toContain('A new version.')
})

test('a page of the build that is served is not', async () => {
  expect(await watch('one')).toBe('')
})
