import { expect, test } from 'vitest'
import { readableText } from './readable-text'

test('shows rich text without its tags and entities, on one line', () => {
  const text = 'Scrie-ne <b>azi</b><br/>la <a id="1">noi</a> &amp; voi: 1 &lt; 2, &amp;lt;'
  expect(readableText({ text, format: 'rich-text' })).toBe('Scrie-ne azi la noi & voi: 1 < 2, &lt;')
})

test('leaves the signs of other texts alone', () => {
  expect(readableText({ text: 'a <b> &amp;\n c', format: 'message' })).toBe('a <b> &amp; c')
})
