// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heading, richText } from '../../../tests/helpers/rich-text'
import { runInlineScript } from '../../../tests/helpers/run-inline-script'
import { RichText } from '@/components/ui/rich-text'
import { withKey } from '@/rich-text/keys/block-key'
import { languageHashScript } from './language-hash'

const sourceIds: [string, string][] = [
  ['b1', 'datele'],
  ['b2', 'plata'],
]

/** A page with one section for each of these headings, by their keys. */
function show(sections: Record<string, string>): void {
  const value = richText(
    ...Object.entries(sections).map(([key, text]) => withKey({ node: heading(text), key })),
  )
  const content = { value, lang: 'en', sourceIds } as const
  const text = renderToString(<RichText content={content} locale="en" />)
  document.body.innerHTML = `<a hreflang="ru" href="/ru/terms"></a><main id="main">${text}</main>`
}

/** The fragment of the address that the link to the other language then has. */
function switchFrom(hash: string): string {
  location.hash = hash
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  return link?.hash ?? ''
}

let end = () => {}

beforeAll(() => {
  end = runInlineScript(languageHashScript)
})

afterAll(() => end())

test('a section of a long text is found in the other language by the id that all have', () => {
  show({ b1: '1. Your data', b2: '2. Payment' })
  expect(switchFrom('#plata')).toBe('#plata')
  // Addresses of before have the words of the language.
  expect(switchFrom('#payment')).toBe('#plata')
})

test('a text that has no such section does not lose it on the way back', () => {
  show({ b1: 'Your data' })
  expect(switchFrom('#plata')).toBe('#plata')
})

test('other places of a page keep their addresses', () => {
  show({ b1: 'Your data', b9: 'Of its own' })
  for (const hash of ['', '#main', '#of-its-own', '#nowhere', '#%22%5D']) {
    expect(switchFrom(hash)).toBe(hash)
  }
})
