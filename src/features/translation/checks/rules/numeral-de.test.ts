import { expect, it } from 'vitest'
import { fixedText, foundIn } from '../../../../../tests/helpers/found-in-text'

const check = 'ro-plural-de'

it.each([
  ['Cursa durează 20 zile.', ['warning missing'], 'Cursa durează 20 de zile.'],
  ['Prețul este 5.000 lei.', ['warning missing'], 'Prețul este 5.000 de lei.'],
  [
    'Am adunat 120 semne și 121 texte.',
    ['warning missing'],
    'Am adunat 120 semne și 121 de texte.',
  ],
  ['Mai sunt 3 de zile.', ['warning superfluous'], 'Mai sunt 3 zile.'],
  ['Mai sunt 119 de zile.', ['warning superfluous'], 'Mai sunt 119 zile.'],
])('“%s” is put right', (text, expected, right) => {
  expect(foundIn({ text, check })).toEqual(expected)
  expect(fixedText({ text })).toBe(right)
})

it.each([
  'Cursa durează 20 de zile.',
  'Mai sunt 3 zile.',
  'Mai sunt 101 zile.',
  'În 2024 oameni din toată țara au venit.',
  'Ora 18:30 minute de liniște',
  'Sunt 12,5 grade.',
  'Distanța: 20 km',
])('“%s” is right', (text) => {
  expect(foundIn({ text, check })).toEqual([])
})
