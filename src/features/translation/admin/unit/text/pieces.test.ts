import { describe, expect, test } from 'vitest'
import { splitPieces } from './pieces'

function rich({ source, text }: { source: string; text: string }) {
  return splitPieces({ format: 'rich-text', locale: 'ru', source, text, messageArguments: [] })
}

describe('pieces of a source', () => {
  test('are its formats, links and breaks, each once', () => {
    const source = '<b>Unu</b> și <b>doi</b><br/><a id="1">aici</a><a id="2">acolo</a><x id="1"/>'
    expect(rich({ source, text: '' }).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'format b',
      'break ',
      'link aici',
      'link acolo',
      'element 1',
    ])
  })

  test('are missing as long as the text has fewer of them', () => {
    const source = '<b>Unu</b> și <b>doi</b>'
    expect(rich({ source, text: '<b>Раз</b> и два' })[0]?.isMissing).toBe(true)
    expect(rich({ source, text: '<b>Раз</b> и <b>два</b>' })[0]?.isMissing).toBe(false)
  })

  test('of a message are its arguments and tags', () => {
    const pieces = splitPieces({
      format: 'message',
      locale: 'en',
      source: 'Scrieți la {email}, vedeți <terms>termenii</terms>.',
      text: 'Write to { email }.',
      messageArguments: ['email', 'name'],
    })
    expect(pieces).toMatchObject([
      { kind: 'argument', name: 'email', before: '{email}', after: '', isMissing: false },
      // Allowed, but the source does not use it either.
      { kind: 'argument', name: 'name', isMissing: false },
      { kind: 'tag', name: 'terms', before: '<terms>', after: '</terms>', isMissing: true },
    ])
  })

  test('bring a plural with the branches of the language of the text', () => {
    const [piece] = splitPieces({
      format: 'message',
      locale: 'ru',
      source: '{limit, plural, one {un caracter} few {# caractere} other {# de caractere}}',
      text: '',
      messageArguments: ['limit'],
    })
    expect(piece).toMatchObject({
      kind: 'plural',
      before: '{limit, plural, one {} few {} many {} other {}}',
      isMissing: true,
    })
  })

  test('may have any name', () => {
    const pieces = splitPieces({
      format: 'message',
      locale: 'en',
      source: '{first-name}',
      text: '{first-name}',
      messageArguments: ['first-name'],
    })
    expect(pieces[0]).toMatchObject({ kind: 'argument', isMissing: false })
  })

  test('do not exist in plain text', () => {
    const source = 'a <b>c</b>'
    expect(
      splitPieces({ format: 'text', locale: 'en', source, text: '', messageArguments: [] }),
    ).toEqual([])
  })
})
