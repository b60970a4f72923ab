// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { heading, richText } from '../../../tests/helpers/rich-text'
import { RichText } from '@/components/ui/rich-text'
import { withKey } from '@/rich-text/keys/block-key'
import { languageHashScript } from './language-hash'

type Section = { text: string; key?: string }

function show(...sections: Section[]): void {
  const value = richText(
    ...sections.map(({ text, ...section }) => withKey({ node: heading(text), ...section })),
  )
  const text = renderToString(<RichText content={{ value, lang: 'ro' }} locale="ro" />)
  document.body.innerHTML = `<a hreflang="en" href="/en/terms"></a><main id="main">${text}</main>`
}

/** Comes to a page, as far as the script sees it, and says where that puts the reader. */
function arrive(hash: string): string {
  location.hash = hash
  dispatchEvent(new Event('DOMContentLoaded'))
  return location.hash
}

/** The fragment of the address that the link to the other language then has. */
function switchFrom(hash: string): string {
  location.hash = hash
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  return link?.hash ?? ''
}

beforeAll(() => {
  runInThisContext(languageHashScript)
})

test('a section of a long text is found in the other language, by the address that it has there', () => {
  show({ text: '1. Datele', key: 'b1' }, { text: '2. Plata', key: 'b2' })
  const there = switchFrom('#plata')
  show({ text: '1. Your data', key: 'b1' }, { text: '2. Payment', key: 'b2' })
  expect(arrive(there)).toBe('#payment')
})

test('a text that has no such section does not lose it on the way back', () => {
  show({ text: 'Datele', key: 'b1' }, { text: 'Plata', key: 'b2' })
  const there = switchFrom('#plata')
  show({ text: 'Your data', key: 'b1' })
  const back = switchFrom(arrive(there))
  show({ text: 'Datele', key: 'b1' }, { text: 'Plata', key: 'b2' })
  expect(arrive(back)).toBe('#plata')
})

test('other places of a page keep their addresses', () => {
  show({ text: 'Datele', key: 'b1' }, { text: 'Plata' })
  for (const hash of ['', '#main', '#plata', '#nowhere', '#%22%5D']) {
    expect(switchFrom(hash)).toBe(hash)
    expect(arrive(hash)).toBe(hash)
  }
})
