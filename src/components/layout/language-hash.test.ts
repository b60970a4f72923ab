// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInlineScript } from '../../../tests/helpers/run-inline-script'
import { languageHashScript } from './language-hash'

let end = () => {}

beforeAll(() => {
  end = runInlineScript(languageHashScript)
})

afterAll(() => end())

/** The fragment of the address that a link of the page has once it is pressed. */
function pressed(link: string): string {
  document.body.innerHTML = link
  const found = document.querySelector('a')
  found?.addEventListener('click', (event) => event.preventDefault())
  found?.click()
  return found?.hash ?? ''
}

test.each(['', '#main', '#plata', '#%22%5D'])(
  'whoever is at “%s” stays there in another language',
  (hash) => {
    location.hash = hash
    expect(pressed('<a hreflang="ru" href="/ru/terms"></a>')).toBe(hash)
  },
)

test('other links lead where they say', () => {
  location.hash = '#plata'
  expect(pressed('<a href="/ro/terms#datele"></a>')).toBe('#datele')
  expect(pressed('<a hreflang="ru" href="https://pasiuni.example/ru#alte"></a>')).toBe('#alte')
})
