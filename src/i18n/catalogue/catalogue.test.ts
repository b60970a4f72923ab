import { expect, test } from 'vitest'
import { messageMaxLength } from '../message-facts'
import { flattenMessages } from '../message-keys'
import { catalogue } from './catalogue'
import { en } from './en'
import { ro } from './ro'
import { ru } from './ru'

function flatten(tree: object): Map<string, string> {
  return new Map(flattenMessages(tree).map(({ key, text }) => [key, text]))
}

const source = flatten(ro)

test.each([
  ['en', flatten(en)],
  ['ru', flatten(ru)],
])('%s has every message of the Romanian catalogue, with its arguments', (_, translated) => {
  expect([...translated.keys()].sort()).toEqual([...source.keys()].sort())
  for (const [key, text] of source) {
    const placeholders = (message = '') =>
      [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(placeholders(translated.get(key)), key).toEqual(placeholders(text))
  }
})

test('the languages keep to their letters and quotes', () => {
  const russian = [...flatten(ru).values()].join(' ')
  const romanian = [...source.values()].join(' ')
  const english = [...flatten(en).values()].join(' ')
  expect(romanian).not.toMatch(/[şţŞŢ"]|[а-яё]/i)
  expect(english).not.toMatch(/[а-яёăâîșț"]/i)
  expect(russian).not.toMatch(/["„”“]/)
})

test.each(Object.entries(catalogue))('%s keeps to the room that messages have', (_, tree) => {
  for (const { key, text } of flattenMessages(tree)) {
    expect(text.length, key).toBeLessThanOrEqual(messageMaxLength(key) ?? Infinity)
  }
})
