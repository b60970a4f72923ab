// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failureTexts } from '@/components/panel/failure/texts'
import GlobalError from './global-error'

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ database: 'up' })))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['/en/about', '/', 'site'],
  ['/admin/collections/media', '/admin', 'panel'],
] as const)('a whole page that has failed leads home: %s', async (path, home, place) => {
  document.documentElement.lang = 'en'
  history.replaceState(null, '', path)
  const root = createRoot(document)
  await act(async () => {
    root.render(<GlobalError error={new Error('Broken')} />)
    // For the page itself, which is fetched when it is needed.
    await import('@/components/panel/failure/failure-alone.client')
  })
  const link = document.querySelector('a')
  expect(link?.getAttribute('href')).toBe(home)
  expect(link?.textContent).toBe(failureTexts[place].back.en)
  act(() => root.unmount())
})
