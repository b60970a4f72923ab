import { describe, expect, test } from 'vitest'
import { wordDiff, type DiffPart } from './word-diff'

function side({ parts, without }: { parts: DiffPart[]; without: DiffPart['kind'] }): string {
  return parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')
}

describe('difference of two texts', () => {
  test('changes whole Cyrillic words, not letters', () => {
    expect(wordDiff({ from: 'Мы пишем книгу', to: 'Мы пишем книги' })).toEqual([
      { kind: 'same', text: 'Мы пишем ' },
      { kind: 'removed', text: 'книгу' },
      { kind: 'added', text: 'книги' },
    ])
  })

  test('keeps words that changed together in one piece', () => {
    const parts = wordDiff({ from: 'un text foarte lung aici', to: 'un text destul de scurt aici' })
    expect(parts.filter(({ kind }) => kind === 'removed')).toHaveLength(1)
    expect(parts.filter(({ kind }) => kind === 'added')).toHaveLength(1)
  })

  test('treats tags and arguments as one sign', () => {
    expect(wordDiff({ from: '<b>a</b> {name}', to: '<i>a</i> {city}' })).toEqual([
      { kind: 'removed', text: '<b>' },
      { kind: 'added', text: '<i>' },
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: '</b> {name}' },
      { kind: 'added', text: '</i> {city}' },
    ])
  })

  test('loses nothing of either text', () => {
    const pairs = [
      { from: 'Одно и другое, потом третье.', to: 'Другое — и потом, наконец, третье!' },
      { from: '', to: 'ceva nou' },
      { from: 'a  b\nc', to: 'a b c' },
      { from: '👩‍🚀 unu', to: 'doi 👩‍🚀' },
    ]
    for (const { from, to } of pairs) {
      const parts = wordDiff({ from, to })
      expect(side({ parts, without: 'added' })).toBe(from)
      expect(side({ parts, without: 'removed' })).toBe(to)
    }
  })
})
