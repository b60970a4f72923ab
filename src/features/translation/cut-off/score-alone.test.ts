import { describe, expect, it } from 'vitest'
import { scoreAlone } from './score-alone'
import { buildVocabulary } from './vocabulary'

const vocabulary = buildVocabulary(['Spunem pe scurt ce s-a întâmplat și de ce contează.'])

function getFlag(text: string, options: { isProse?: boolean; earlier?: string[] } = {}) {
  return scoreAlone({ locale: 'ro', text, isProse: true, earlier: [], vocabulary, ...options }).flag
}

describe('a Romanian text by itself', () => {
  it.each([
    'Spunem pe scurt ce s-a întâmplat, de unde știm și',
    'Spunem pe scurt ce s-a întâmplat, de unde știm,',
    'Spunem pe scurt ce s-a întâmplat (de unde știm',
    'Condițiile sunt cele din Legea nr.',
    'Spunem pe scurt ce s-a întâmplat și de ce «contează',
  ])('is an error where it stops in the middle: %s', (text) => {
    expect(getFlag(text)).toBe('error')
  })

  it.each([
    'Spunem pe scurt ce s-a întâmplat, de unde știm și de ce contează.',
    'Spunem pe scurt ce s-a întâmplat, de unde știm și de ce contează',
    'Va urma…',
    'prelucrăm adresa de e-mail;',
    'Ce găsiți aici:',
    'Sau',
    'Până la',
    'Pro și contra',
    'Actori, regizori etc.',
    '18+',
    'Scrieți-ne la contact@pasiuni.example',
  ])('is whole otherwise: %s', (text) => {
    expect(getFlag(text)).toBe('none')
    expect(getFlag(text, { isProse: false })).toBe('none')
  })

  it('is an error where it is the beginning of what it said before', () => {
    const earlier = ['Spunem pe scurt ce s-a întâmplat și de ce contează.']
    expect(getFlag('Spunem pe scurt ce s-a', { earlier })).toBe('error')
  })
})
