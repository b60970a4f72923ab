import { afterEach, expect, test, vi } from 'vitest'
import { mostSavedFilters } from './saved-filter'
import { changeStoredFilters } from './stored-filters.client'

const mine = { name: 'Mine', query: 'locale=ru' }
const other = { name: 'Of another tab', query: 'locale=en' }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers as the site does where this is stored; `status` is that of a change. */
function stubSite({ stored, status = 200 }: { stored: unknown; status?: number }) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    if (typeof body !== 'string') return Promise.resolve(Response.json(stored))
    sent.push(JSON.parse(body))
    return Promise.resolve(Response.json({ message: 'x' }, { status }))
  })
  return sent
}

test('a filter is added to what is stored now, not to what this tab knew', async () => {
  const sent = stubSite({ stored: { value: [other] } })
  const filters = await changeStoredFilters((stored) => [...stored, mine])
  expect(filters).toEqual([other, mine])
  expect(sent).toEqual([{ value: [other, mine] }])
})

test('the first filter is stored where there were none', async () => {
  stubSite({ stored: { message: 'Not Found', value: null } })
  expect(await changeStoredFilters((stored) => [...stored, mine])).toEqual([mine])
})

test('filters that the site does not take are not taken for stored', async () => {
  stubSite({ stored: { value: [] }, status: 503 })
  await expect(changeStoredFilters(() => [mine])).rejects.toThrow()
})

test('where there is room for no more, those that are stored are told and stay', async () => {
  const full = Array.from({ length: mostSavedFilters }, () => other)
  const sent = stubSite({ stored: { value: full } })
  expect(await changeStoredFilters((stored) => [...stored, mine])).toEqual(full)
  expect(sent).toEqual([])
})

test('an answer that is none of the site’s is not taken for an empty list', async () => {
  const sent = stubSite({ stored: 'Bad gateway' })
  await expect(changeStoredFilters(() => [mine])).rejects.toThrow()
  expect(sent).toEqual([])
})
