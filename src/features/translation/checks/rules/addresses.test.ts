import { expect, it } from 'vitest'
import { findingsIn, foundIn } from '../../../../../tests/helpers/found-in-text'

it('web addresses are those of the source', () => {
  const source = 'Vezi https://pasiuni.example/despre.'
  const pair = { locale: 'en', source, check: 'urls' } as const
  expect(foundIn({ ...pair, text: 'See https://pasiuni.example/despre.' })).toEqual([])
  expect(foundIn({ ...pair, text: 'See the page (https://pasiuni.example/despre).' })).toEqual([])
  expect(foundIn({ ...pair, text: 'See our page for more.' })).toEqual(['warning lost'])
  const [changed] = findingsIn({ ...pair, text: 'See https://pasiune.example/despre.' })
  expect(changed?.args).toEqual({
    variant: 'changed',
    lost: 'https://pasiuni.example/despre',
    added: 'https://pasiune.example/despre',
  })
  expect(foundIn({ ...pair, source: 'Vezi pagina.', text: 'See www.pasiuni.example' })).toEqual([
    'warning added',
  ])
})

it.each([
  ['https://pasiuni.example/ro/despre', 'https://pasiuni.example/en/about'],
  ['https://ro.wikipedia.org/wiki/Film_(art%C4%83)', 'https://en.wikipedia.org/wiki/Film'],
  ['https://pasiuni.example/', 'http://www.pasiuni.example'],
])('the language in an address may differ: %s and %s', (source, text) => {
  expect(foundIn({ locale: 'en', source, text, check: 'urls' })).toEqual([])
})

it('e-mail addresses are those of the source', () => {
  const pair = { locale: 'ru', source: 'Scrieți la ana@pasiuni.example.', check: 'emails' } as const
  expect(foundIn({ ...pair, text: 'Пишите на Ana@pasiuni.example.' })).toEqual([])
  expect(foundIn({ ...pair, text: 'Пишите на anna@pasiuni.example.' })).toEqual(['warning changed'])
  expect(foundIn({ ...pair, text: 'Пишите нам в любое время дня.' })).toEqual(['warning lost'])
})
