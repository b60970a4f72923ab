import { expect, test } from 'vitest'
import { en } from './en'
import { ro } from './ro'
import { ru } from './ru'

function flatten(tree: object, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value] as const]
    return typeof value === 'object' && value !== null
      ? [...flatten(value, `${prefix}${key}.`)]
      : []
  })
  return new Map(entries)
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
