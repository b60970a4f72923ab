import { expect, it } from 'vitest'
import { foundIn } from '../../../../tests/helpers/found-in-text'

it.each([
  ['ru', 'Povești despre filme'],
  ['ru', 'contact'],
  ['en', 'Povești'.toLowerCase()],
  ['en', 'Un film despre oameni'],
  ['en', 'Scrieți-ne la {email}, dacă aveți întrebări.'],
] as const)('%s: “%s” is not translated', (locale, text) => {
  expect(foundIn({ locale, source: text, text, role: 'label' })).toEqual(['warning'])
})

it.each([
  ['ru', 'Pasiuni Auto'],
  ['ru', 'https://pasiuni.example/despre'],
  ['ru', 'ana@pasiuni.example'],
  ['ru', 'OK'],
  ['ru', '{reason}'],
  ['ru', '2025'],
  ['en', 'Cinema'],
  ['en', 'Auto, moto'],
  ['en', 'Video'],
] as const)('%s: “%s” may be the same', (locale, text) => {
  expect(foundIn({ locale, source: text, text, role: 'label' })).toEqual([])
})

it('a name that is kept may be the same', () => {
  const forms = { preferred: null, stems: [], forbidden: [] }
  const glossary = [{ name: 'gov.md', isKept: true, forms: { ro: forms, en: forms, ru: forms } }]
  const pair = { locale: 'ru', source: 'gov.md', text: 'gov.md', role: 'label' } as const
  expect(foundIn({ ...pair, text: 'portal', source: 'portal', glossary })).toEqual(['warning'])
  expect(foundIn({ ...pair, glossary })).toEqual([])
})
