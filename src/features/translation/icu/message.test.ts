import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { fixText } from '../checks/fix-text'
import { toRange } from '../checks/reading'
import { fillMessage } from './fill-message'
import { messageArguments, messageProblems, messageTags } from './message'
import { messageReading } from './message-reading'
import { MessageSyntaxError } from './parse-message'

const nested =
  'De la {name}: {count, plural, one {<b>un mesaj</b>} few {# mesaje} other {# de mesaje din {place}}}'

type Question = { text: string; locale?: Locale; allowed?: string[] | null }

function problems({ text, locale = 'ro', allowed = null }: Question): string[] {
  return messageProblems({ text, locale, allowed }).map(
    ({ check, level, args: { variant, category, name } }) =>
      [level, check, variant ?? category, variant !== undefined && name].filter(Boolean).join(' '),
  )
}

describe('the names in a message', () => {
  it('are those of arguments at any depth, each once', () => {
    expect(messageArguments(nested)).toEqual(['name', 'count', 'place'])
    expect(
      messageArguments('{n, number} {d, date, short} {g, select, a {{x}} other {{x}}}'),
    ).toEqual(['n', 'd', 'g', 'x'])
  })

  it('are those of tags', () => {
    expect(messageTags(`${nested} <a>x</a> <b>y</b>`)).toEqual(['b', 'a'])
  })

  it('do not count when quoted', () => {
    expect(messageArguments("Scrieți '{name}'")).toEqual([])
  })

  it('cannot be read from a broken message', () => {
    const read = () => messageArguments('Bună, {name')
    expect(read).toThrow(MessageSyntaxError)
    expect(read).toThrow(expect.objectContaining({ fault: 'brace-open', position: 6 }))
  })
})

describe('the words of a message', () => {
  it('are without tags, in the branch for most numbers', () => {
    expect(messageReading(nested).plain).toBe('De la {name}: {count} de mesaje din {place}')
    expect(messageReading('Sunt de acord cu <terms>termenii</terms>.').plain).toBe(
      'Sunt de acord cu termenii.',
    )
  })

  it('are found where they are written', () => {
    const text = "Bună, {name}! E '{'ora'}' <b>două</b>."
    const reading = messageReading(text)
    expect(reading.plain).toBe('Bună, {name}! E {ora} două.')
    const start = reading.plain.indexOf('două')
    const place = toRange({ reading, range: { start, end: start + 'două'.length } })
    expect(text.slice(place.start, place.end)).toBe('două')
  })

  it('are read in other branches, too', () => {
    const { branches } = messageReading(nested)
    expect(branches.map(({ plain }) => plain)).toEqual(['un mesaj', '{count} mesaje'])
  })
})

describe('a message that cannot be read', () => {
  it.each([
    ['Bună, {name', 'brace-open', 7],
    ['Bună, {}', 'argument-empty', 7],
    ['Bună, {na me}', 'argument-malformed', 7],
    ['{n, suma}', 'type-unknown', 5],
    ['{n, number, }', 'style-wrong', 13],
    ['{n, plural}', 'branches-missing', 11],
    ['{n, plural, one}', 'branch-text-missing', 16],
    ['{n, plural, one {a} one {b} other {c}}', 'branch-twice', 21],
    ['{n, plural, one {a} few {b}}', 'other-missing', 28],
    ['{n, plural, offset:x other {c}}', 'offset-wrong', 20],
    ['<a href="/">b</a>', 'tag-malformed', 1],
    ['<b>tare', 'tag-open', 1],
    ['tare</b>', 'tag-unmatched', 5],
    ['<b>tare</i>', 'tag-unmatched', 10],
  ])('%s', (text, fault, position) => {
    const [problem] = messageProblems({ text, locale: 'ro', allowed: null })
    expect(problem).toMatchObject({
      check: 'icu-syntax',
      level: 'error',
      args: { variant: fault, position },
      range: { start: position - 1, end: position },
    })
  })

  it.each(['a } b', 'a < b', 'rock ’n’ roll', "rock 'n' roll", '50 % # 3'])(
    'is not: %s',
    (text) => {
      expect(problems({ text })).toEqual([])
    },
  )
})

describe('arguments', () => {
  it('are those that the code puts in', () => {
    expect(problems({ text: 'Bună, {nume}', allowed: ['name'] })).toEqual([
      'error placeholder unknown nume',
    ])
    expect(problems({ text: 'Bună, {name}', allowed: ['name', 'more'] })).toEqual([])
    expect(problems({ text: 'Bună, {name}', allowed: [] })).toHaveLength(1)
    expect(problems({ text: 'Bună, {name}', allowed: null })).toEqual([])
  })

  it('are not hidden by an apostrophe', () => {
    const text = "The group of l'{name} and more"
    // What readers would get.
    expect(fillMessage({ message: text, locale: 'en', values: { name: 'Ana' } })).toContain(
      'l{name}',
    )
    expect(problems({ text, locale: 'en' })).toEqual(['error placeholder quoted name'])
    const findings = messageProblems({ text, locale: 'en', allowed: null })
    expect(fixText({ text, findings })).toBe('The group of l’{name} and more')
  })

  it('may be beside other apostrophes', () => {
    for (const text of ["It's {name}", "It''s {name}", "Let''{name}"]) {
      expect(problems({ text, locale: 'en' })).toEqual([])
    }
  })
})

describe('plural branches', () => {
  it.each([
    ['ro', '{n, plural, one {o zi} few {# zile} other {# de zile}}', []],
    ['ro', '{n, plural, =0 {nicio zi} =1 {o zi} few {# zile} other {# de zile}}', []],
    ['ro', '{n, plural, one {o zi} other {# de zile}}', ['error plural-missing few']],
    ['en', '{n, plural, one {# day} other {# days}}', []],
    ['en', '{n, plural, =1 {a day} other {# days}}', []],
    ['en', '{n, plural, other {# days}}', ['error plural-missing one']],
    ['en', '{n, plural, one {# day} few {# days} other {# days}}', ['warning plural-extra few']],
    ['ru', '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', []],
    ['ru', '{n, plural, one {# день} few {# дня} other {# дня}}', ['error plural-missing many']],
    [
      'ru',
      '{n, plural, =1 {день} few {# дня} many {# дней} other {# дня}}',
      ['error plural-missing one'],
    ],
  ] as const)('%s %s', (locale, text, expected) => {
    expect(problems({ text, locale })).toEqual(expected)
  })

  it('of ranks are others', () => {
    const english = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect(problems({ text: english, locale: 'en' })).toEqual([])
    expect(problems({ text: '{n, selectordinal, other {#-й}}', locale: 'ru' })).toEqual([])
    expect(problems({ text: '{n, selectordinal, one {#st} other {#th}}', locale: 'en' })).toEqual([
      'error plural-missing two',
      'error plural-missing few',
    ])
  })

  it('are looked at inside tags and other branches', () => {
    const text = '<b>{g, select, f {{n, plural, other {# de zile}}} other {x}}</b>'
    expect(problems({ text })).toEqual(['error plural-missing one', 'error plural-missing few'])
  })

  it('have „de” in Romanian from 20 on', () => {
    const text = '{n, plural, one {un articol} few {# de articole} other {# articole}}'
    expect(problems({ text })).toEqual([
      'warning ro-plural-de missing',
      'warning ro-plural-de superfluous',
    ])
    const findings = messageProblems({ text, locale: 'ro', allowed: null })
    expect(fixText({ text, findings })).toBe(
      '{n, plural, one {un articol} few {# articole} other {# de articole}}',
    )
  })

  it('have no „de” before a unit or nothing', () => {
    for (const other of ['# km', '#', '#%', '# din {total}']) {
      const text = `{n, plural, one {#} few {#} other {${other}}}`
      expect(problems({ text })).toEqual([])
    }
  })
})

it('a problem is the same one as long as the message is', () => {
  const of = (text: string) => messageProblems({ text, locale: 'ro', allowed: [] })[0]?.fingerprint
  expect(of('{a}')).toBe(of('{a}'))
  expect(of('{a}')).not.toBe(of('{a} '))
  expect(of('{a}')).toMatch(/^[\da-f]{16}$/u)
})
