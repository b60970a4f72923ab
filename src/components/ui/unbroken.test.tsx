import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken'

function unbrokenWords(text: string): string[] {
  const html = renderToString(<Unbroken text={text} />)
  expect(html.replace(/<[^>]*>/gu, '')).toBe(text)
  return [...html.matchAll(/<span class="unbroken">([^<]*)<\/span>/gu)].map(([, word = '']) => word)
}

test.each([
  ['Confirm your e-mail address', ['e-mail']],
  ['O rețea de site-uri, fără să-i schimbe vocea', ['site-uri', 'să-i']],
  ['Если кто-то пишет', ['кто-то']],
  ['A non-commercial group, well-known', []],
  ['1990-2000', []],
  ['Intrați în cont sau înregistrați-vă', []],
  ['No hyphen', []],
])('%s', (text, words) => {
  expect(unbrokenWords(text)).toEqual(words)
})
