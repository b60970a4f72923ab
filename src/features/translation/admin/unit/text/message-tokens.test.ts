import { describe, expect, test } from 'vitest'
import { readMessage } from './message-tokens'

function tokens(message: string): string[] {
  return readMessage(message).flatMap((node) => (node.type === 'token' ? [node.text] : []))
}

function texts(message: string): string[] {
  return readMessage(message).flatMap((node) => (node.type === 'text' ? [node.text] : []))
}

describe('parts of a message', () => {
  test('names arguments and tags', () => {
    expect(tokens('V-am scris la {email}, <terms>vedeți</terms>.')).toEqual([
      '{email}',
      '<terms>',
      '</terms>',
    ])
  })

  test('tells the branches of a plural from what is read', () => {
    const message = 'Cel mult {limit, plural, one {un caracter} few {# caractere} other {# de}}.'
    expect(texts(message).map((text) => text.trim())).toEqual([
      'Cel mult',
      '',
      'un caracter',
      '',
      'caractere',
      '',
      'de',
      '.',
    ])
    expect(tokens(message)).toContain('few {')
    expect(tokens(message).filter((token) => token === '#')).toHaveLength(2)
  })

  test('does not take a word before an argument for a branch', () => {
    expect(tokens('la {oraș} și {data, date, long}')).toEqual(['{data, date, long}'])
    expect(tokens('la {city}')).toEqual(['{city}'])
  })

  test('loses no character, even of a broken message', () => {
    for (const message of ['{a, plural, one {x', '} {', '{', 'a # b', '{n, plural, other {#}}}']) {
      const whole = readMessage(message).map((node) => ('text' in node ? node.text : ''))
      expect(whole.join('')).toBe(message)
    }
  })
})
