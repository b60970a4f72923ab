import { describe, expect, it } from 'vitest'
import { foundIn } from '../../../../../tests/helpers/found-in-text'

describe('arguments of a message', () => {
  const message = { locale: 'en', format: 'message', role: 'label' } as const
  const source = 'V-am scris la {email}, {name}'

  it.each([
    ['We wrote to {email}, {name}', []],
    ['{name}, we wrote to {email}', []],
    ['We wrote to {email}', ['error lost']],
    ['We wrote to {mail}, {name}', ['error lost', 'error unknown']],
    ["We wrote to '{email}, {name}", ['error lost', 'error quoted']],
  ])('%s', (text, expected) => {
    expect(foundIn({ ...message, source, text, check: 'placeholder' })).toEqual(expected)
  })

  it('may be others that the code gives', () => {
    const question = { ...message, source, text: 'We wrote to {email}, {name} {surname}' }
    expect(foundIn(question)).toEqual(['error unknown'])
    expect(foundIn({ ...question, allowed: ['email', 'name', 'surname'] })).toEqual([])
  })

  it('count once, in however many branches', () => {
    const ru = {
      ...message,
      locale: 'ru',
      source: '{n, plural, one {o zi} few {{n} zile} other {# de zile}}',
      text: '{n, plural, one {{n} день} few {# дня} many {{n} дней} other {# дня}}',
    } as const
    expect(foundIn(ru)).toEqual([])
  })

  it('have the tags of the source beside them', () => {
    const question = { ...message, source: 'Vezi <a>pagina</a>', check: 'tags' }
    expect(foundIn({ ...question, text: 'See <a>the page</a>' })).toEqual([])
    expect(foundIn({ ...question, text: 'See the page' })).toEqual(['error lost'])
    expect(foundIn({ ...question, text: 'See <a>the</a> <b>page</b>' })).toEqual(['error unknown'])
  })
})

it('names in braces are kept in plain text', () => {
  const pair = { locale: 'ru', source: 'Scrieți la {email}', role: 'label' } as const
  expect(foundIn({ ...pair, text: 'Пишите на {email}' })).toEqual([])
  expect(foundIn({ ...pair, text: 'Пишите на {почта}' })).toEqual(['error lost', 'error unknown'])
})
