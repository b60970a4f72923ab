import { expect, test } from 'vitest'
import { markupErrors } from './markup-errors'

test.each([
  ['<b>a', 'The tag <b> is not closed.'],
  ['a</i>', 'The tag </i> closes something that was never opened.'],
  ['<p>a', 'The tag <p> is unknown.'],
  ['<b id="2">a</b>', 'The tag <b id="2"> is unknown.'],
  ['<a id="1">a <a id="2">b</a></a>', 'The tag <a id="2"> opens a link within another link.'],
])('%s: %s', (text, said) => {
  expect(markupErrors({ text, language: 'en' })).toContain(said)
})

test('sound markup has no errors', () => {
  const text = '<b>a</b> &amp; <a id="1">b</a><a id="2">c</a><br/><x id="1"/>'
  expect(markupErrors({ text, language: 'en' })).toEqual([])
})
