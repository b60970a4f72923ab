import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveFor, replaceBy } from './leave.client'

const browser = new EventTarget()
const opened: string[] = []

/** Whether the page is still on its way to another one. */
async function isLeaving(leaving: Promise<null>): Promise<boolean> {
  return Promise.race([leaving.then(() => false), Promise.resolve().then(() => true)])
}

beforeEach(() => {
  vi.useFakeTimers()
  const open = (address: string) => opened.push(address)
  vi.stubGlobal('location', { assign: open, replace: open })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  opened.length = 0
})

test('a form stays busy while another page is on its way', async () => {
  const leaving = leaveFor('https://accounts.google.com/')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await isLeaving(leaving)).toBe(true)
  expect(opened).toEqual(['https://accounts.google.com/'])
})

test('a page that comes back from the cache of the browser can be used at once', async () => {
  const leaving = leaveFor('/ro')
  browser.dispatchEvent(new Event('pageshow'))
  expect(await leaving).toBeNull()
})

test.each([leaveFor, replaceBy])(
  'a page whose reader has stopped the other one can be used again: %o',
  async (leave) => {
    const leaving = leave('https://accounts.google.com/')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await leaving).toBeNull()
  },
)
