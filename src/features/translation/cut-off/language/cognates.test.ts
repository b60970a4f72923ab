import { describe, expect, it } from 'vitest'
import { soundAlike, toSounds } from './cognates'

function areCognates(one: string, other: string): boolean {
  return soundAlike(toSounds(one), toSounds(other))
}

describe('words of two languages', () => {
  it.each([
    ['festival', 'фестиваля'],
    ['Photography', 'fotografie'],
    ['orchestra', 'оркестр'],
    ['țară', 'Țara'],
    ['maximum', 'максимальный'],
    ['IBAN', 'iban'],
  ])('%s and %s sound alike', (one, other) => {
    expect(areCognates(one, other)).toBe(true)
  })

  it.each([
    ['house', 'casă'],
    ['portal', 'порядок'],
    ['an', 'and'],
    ['com', 'complet'],
  ])('%s and %s do not', (one, other) => {
    expect(areCognates(one, other)).toBe(false)
  })
})
