import { describe, expect, it } from 'vitest'
import { buildVocabulary } from './vocabulary'

describe('buildVocabulary', () => {
  const vocabulary = buildVocabulary(['Сообщество растёт.', 'Читатели и авторы пишут рецен'])

  it('knows words whatever their capitals', () => {
    expect(vocabulary.has('сообщество')).toBe(true)
    expect(vocabulary.has('Авторы')).toBe(true)
  })

  it('leads from a stump to a word', () => {
    expect(vocabulary.findContinuation('сооб')).toBe('сообщество')
    expect(vocabulary.findContinuation('сообщество')).toBeUndefined()
  })

  it('does not learn the stump at the end of an unfinished text', () => {
    expect(vocabulary.has('рецен')).toBe(false)
  })
})
