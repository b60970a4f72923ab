import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carriedKeys } from './carried-keys'

const former = ['Unu', 'Doi', 'Trei', 'Patru cinci șase'].map((text, index) => ({
  text,
  key: `k${index + 1}`,
}))
const texts = fc.array(fc.constantFrom('Unu', 'Doi', 'Trei', 'Patru cinci', 'Șase șapte'), {
  maxLength: 8,
})

function listKeys(...blocks: (string | [text: string, key: string])[]) {
  const asBlock = (block: string | [string, string]) =>
    typeof block === 'string' ? { text: block } : { text: block[0], key: block[1] }
  return carriedKeys({ blocks: blocks.map(asBlock), former })
}

describe('carriedKeys', () => {
  it('stay with a text that someone sends without keys', () => {
    expect(listKeys('Nou', 'Unu', 'Trei', 'Doi')).toEqual([undefined, 'k1', 'k3', 'k2'])
  })

  it('stay with a block whatever it says now', () => {
    expect(listKeys(['Cu totul altfel', 'k2'], ['Unu', 'k1'])).toEqual(['k2', 'k1'])
  })

  it('go with the text when what held it says something new', () => {
    // The caret at the start of a paragraph, a line break, and a new paragraph on top.
    expect(listKeys(['Un început nou', 'k1'], 'Unu', ['Doi', 'k2'])).toEqual([
      undefined,
      'k1',
      'k2',
    ])
  })

  it('go with the text when an editor still holds the keys of an earlier save', () => {
    const saved = [{ text: 'Un început nou', key: 'k9' }, ...former]
    const blocks = [{ text: 'Un început nou', key: 'k1' }, { text: 'Unu.' }]
    expect(carriedKeys({ blocks, former: saved })).toEqual(['k9', 'k1'])
  })

  it('are new for the copy of a block, wherever it is put', () => {
    expect(listKeys(['Unu', 'k1'], ['Doi', 'k2'], ['Unu, copiat', 'k1'])).toEqual([
      'k1',
      'k2',
      undefined,
    ])
    expect(listKeys(['Unu, copiat', 'k1'], ['Doi', 'k2'], ['Unu', 'k1'])).toEqual([
      undefined,
      'k2',
      'k1',
    ])
  })

  it('stay with one part of a block that is split', () => {
    expect(listKeys(['Patru', 'k4'], 'cinci șase')).toEqual(['k4', undefined])
    expect(listKeys('Patru', 'cinci șase')).toEqual([undefined, 'k4'])
  })

  it('are not guessed for a text that has little of the former', () => {
    expect(listKeys('Unu', 'Ploua de trei zile', 'Trei', 'Patru cinci șase')).toEqual([
      'k1',
      undefined,
      'k3',
      'k4',
    ])
  })

  it('that come back by an undo are kept', () => {
    expect(listKeys(['Unu', 'k1'], ['Șters', 'k7'])).toEqual(['k1', 'k7'])
  })

  it('of an open form are no longer those of blocks that are gone', () => {
    // Enter in a list gives the new item the key of the old one; that was removed since.
    const saved = [{ text: 'Nou', key: 'k9' }, ...former.slice(1)]
    const blocks = [{ text: 'Nou membru', key: 'k1' }]
    expect(carriedKeys({ blocks, former: saved })).toEqual(['k9'])
    const added = [
      { text: 'Nou', key: 'k9' },
      { text: 'Unu', key: 'k1' },
    ]
    expect(carriedKeys({ blocks: added, former: saved })).toEqual(['k9', 'k1'])
  })

  it('are taken as they come from who knows them', () => {
    const blocks = [{ text: 'Doi', key: 'k1' }, { text: 'Unu' }]
    expect(carriedKeys({ blocks, former, isTrusted: true })).toEqual(['k1', undefined])
    const renamed = [{ text: 'Doi', key: 'k7' }]
    expect(carriedKeys({ blocks: renamed, former, isTrusted: true })).toEqual(['k7'])
  })

  it('are never given twice, and stay while nothing changes', () => {
    fc.assert(
      fc.property(texts, texts, fc.array(fc.nat(9)), (before, after, keys) => {
        const old = before.map((text, index) => ({ text, key: `k${index}` }))
        const blocks = after.map((text, index) => ({ text, key: `k${keys[index] ?? 0}` }))
        const carried = carriedKeys({ blocks, former: old }).filter((key) => key !== undefined)
        expect(new Set(carried).size).toBe(carried.length)
        const same = carriedKeys({ blocks: before.map((text) => ({ text })), former: old })
        expect(same).toEqual(old.map(({ key }) => key))
      }),
    )
  })
})
