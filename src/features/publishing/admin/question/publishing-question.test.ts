// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { readQuestion } from './publishing-question.client'

const record = { path: '/workplace/release-notice', document: '3' }

/** The address that is asked for. */
async function asked(at?: { date: string; time: string }): Promise<string | undefined> {
  const call = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ question: null })),
  )
  vi.stubGlobal('fetch', call)
  expect(await readQuestion({ ...record, at })).toBeNull()
  return call.mock.calls[0]?.[0]
}

test('what is published at once is asked about as it is', async () => {
  expect(await asked()).toBe('/api/workplace/release-notice?document=3')
})

test('what is planned is asked about for its moment', async () => {
  expect(await asked({ date: '2026-11-30', time: '09:05' })).toBe(
    '/api/workplace/release-notice?document=3&date=2026-11-30&time=09%3A05',
  )
})
