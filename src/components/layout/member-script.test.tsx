// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runInlineScript } from '../../../tests/helpers/run-inline-script'
import { MemberScript } from './member-script'

const written = vi.hoisted(() => ({ script: '' }))

vi.mock('./inline-script', () => ({
  InlineScript: ({ script }: { script: string }) => {
    written.script = script
    return null
  },
}))

const root = document.documentElement
const isMarked = () => root.hasAttribute('data-member')

function signIn(isSignedIn: boolean): void {
  document.cookie = isSignedIn ? 'sFrontToken=ana' : 'sFrontToken=;max-age=0'
}

const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

let end = () => {}

beforeAll(() => {
  renderToString(<MemberScript />)
  end = runInlineScript(written.script)
})

afterAll(() => end())

beforeEach(() => {
  signIn(false)
  comeBack()
  expect(isMarked()).toBe(false)
})

test('marks a member who has signed in in another tab once this page is seen again', () => {
  signIn(true)
  becomeVisible()
  expect(isMarked()).toBe(true)
})

test('leaves what is open in place where a session has ended meanwhile', () => {
  signIn(true)
  becomeVisible()
  signIn(false)
  becomeVisible()
  expect(isMarked()).toBe(true)
})

test('a page that the browser has kept shows who is there now', () => {
  signIn(true)
  comeBack()
  expect(isMarked()).toBe(true)
  signIn(false)
  comeBack()
  expect(isMarked()).toBe(false)
})
