import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSession } from './session-watch.client'

const page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' })
const browser = new EventTarget()
const channel = Object.assign(new EventTarget(), { close: () => {} })

function signInAs(uid: string | null): void {
  page.cookie = uid === null ? '' : `sFrontToken=${btoa(JSON.stringify({ uid }))}`
}

const becomeVisible = () => page.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.stubGlobal('BroadcastChannel', function openChannel() {
    return channel
  })
  signInAs('ana')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a session that has ended by itself changes nothing when the page is looked at again', () => {
  const onChange = vi.fn()
  const stop = watchSession(onChange)
  signInAs(null)
  becomeVisible()
  expect(onChange).not.toHaveBeenCalled()
  stop()
})

test('another member is seen when the page becomes visible, even after a while of nobody', () => {
  const onChange = vi.fn()
  const stop = watchSession(onChange)
  signInAs(null)
  becomeVisible()
  signInAs('ion')
  becomeVisible()
  expect(onChange.mock.calls).toEqual([[{ now: 'ion', last: 'ana', hasLeft: false }]])
  stop()
})

test('who signs out elsewhere, or is gone when the page comes back, is told at once', () => {
  for (const { event, target, hasLeft } of [
    { event: 'message', target: channel, hasLeft: true },
    { event: 'pageshow', target: browser, hasLeft: false },
  ]) {
    signInAs('ana')
    const onChange = vi.fn()
    const stop = watchSession(onChange)
    signInAs(null)
    becomeVisible()
    target.dispatchEvent(new Event(event))
    expect(onChange.mock.calls, event).toEqual([[{ now: null, last: 'ana', hasLeft }]])
    stop()
  }
})

test('who signs in elsewhere is seen at once, and nobody has left', () => {
  signInAs(null)
  const onChange = vi.fn()
  const stop = watchSession(onChange)
  signInAs('ion')
  channel.dispatchEvent(new MessageEvent('message', { data: 'begun' }))
  expect(onChange.mock.calls).toEqual([[{ now: 'ion', last: null, hasLeft: false }]])
  stop()
})
