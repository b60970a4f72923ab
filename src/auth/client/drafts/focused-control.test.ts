// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { giveFocus } from './focused-control.client'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('the page stays where its reader has scrolled it', () => {
  document.body.innerHTML = '<textarea id="message">A long letter</textarea>'
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  giveFocus({ id: 'message', selection: [2, 6, 'none'], scrollTop: 0 })
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  expect(document.activeElement?.id).toBe('message')
})
