import { expect, it } from 'vitest'
import { foundIn } from '../../../../../tests/helpers/found-in-text'

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
  ['en', 'Contul meu'],
  ['en', 'Despre noi'],
  ['en', 'Galaxii'],
  ['en', 'Cataloage cu filme'],
  ['ru', 'Contact'],
  ['ru', 'Catalog'],
] as const)('%s: the label “%s” is not translated', (locale, text) => {
  expect(foundIn({ locale, source: text, text, role: 'label' })).toEqual(['warning'])
})

it.each([
  ['en', 'Alegeți o temă și scrieți despre ea.', 'Choose a topic și scrieți despre ea.'],
  ['en', 'Premiul este un aparat de cafea.', 'The prize is un aparat de cafea.'],
  ['ru', 'Alegeți o temă și scrieți despre ea.', 'Выберите тему și scrieți despre ea.'],
  ['ru', 'Premiul este un aparat de cafea.', 'Приз — aparat de cafea.'],
] as const)('%s: “%s” is translated in part: “%s”', (locale, source, text) => {
  expect(foundIn({ locale, source, text, check: 'same-as-source' })).toEqual(['warning part'])
})

it.each([
  ['en', 'Filmul „Nunta în Basarabia”', 'The film “Nunta în Basarabia”'],
  ['en', 'Pictograme din circle-flags', 'Icons from circle-flags'],
  ['ru', 'Un podcast despre cărți', 'Podcast о книгах'],
  ['en', 'Ne vedem la Iași și la Bălți.', 'See you in Iași and Bălți.'],
  ['ru', 'IBAN', 'IBAN'],
] as const)('%s: “%s” is translated as “%s”', (locale, source, text) => {
  expect(foundIn({ locale, source, text, check: 'same-as-source' })).toEqual([])
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
