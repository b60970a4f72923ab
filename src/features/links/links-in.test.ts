import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { linksIn, mayHoldLinks } from './links-in'

const fields: Field[] = [
  { name: 'title', type: 'text', localized: true },
  {
    name: 'button',
    type: 'group',
    fields: [{ name: 'target', type: 'text', custom: { link: 'target' } }],
  },
  { name: 'body', type: 'richText', localized: true },
]

function linked({ url, words }: { url: string; words: string }) {
  const link = { type: 'link', fields: { url }, children: [{ type: 'text', text: words }] }
  const item = { type: 'listitem', children: [link] }
  return { root: { type: 'root', children: [{ type: 'list', children: [item] }] } }
}

test('links are found in buttons and, language by language, in formatted text', () => {
  const data = {
    title: { ro: '/about' },
    button: { target: '/become' },
    body: {
      ro: linked({ url: '/ro/about', words: 'despre noi' }),
      ru: linked({ url: '/ru/about', words: 'о нас' }),
    },
  }
  expect(linksIn({ fields, data })).toEqual([
    { url: '/become', kind: 'target', path: 'button.target', locale: null, words: '' },
    { url: '/ro/about', kind: 'address', path: 'body', locale: 'ro', words: 'despre noi' },
    { url: '/ru/about', kind: 'address', path: 'body', locale: 'ru', words: 'о нас' },
  ])
})

test('what holds no links is not looked at', () => {
  expect(mayHoldLinks(fields)).toBe(true)
  expect(mayHoldLinks(fields.slice(0, 1))).toBe(false)
  expect(linksIn({ fields, data: { title: null, button: null, body: { ro: null } } })).toEqual([])
})
