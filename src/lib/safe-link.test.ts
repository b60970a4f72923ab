import { expect, test } from 'vitest'
import { isSafeLink } from './safe-link'

test.each([
  'https://pasiuni.example/ro?a=b#c',
  'HTTP://pasiuni.example',
  'mailto:contact@pasiuni.example',
  'tel:+37322000000',
  '/ro/about',
  '/',
  '#main',
  '?page=2',
  'https://пример.example/кино',
])('%j is a link', (url) => {
  expect(isSafeLink(url)).toBe(true)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://pasiuni.example/1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'evil.example',
  'about:blank',
])('%j is none', (url) => {
  expect(isSafeLink(url)).toBe(false)
})
