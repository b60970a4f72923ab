import { expect, it } from 'vitest'
import { foundIn } from '../../../../../tests/helpers/found-in-text'

const check = 'end-mark'

it.each([
  ['en', 'Bun venit la noi.', 'Welcome to us', ['warning missing']],
  ['en', 'Bun venit la noi', 'Welcome to us.', ['warning superfluous']],
  ['en', 'Cine suntem?', 'Who we are.', ['warning other']],
  ['ru', 'Alegeți o temă:', 'Выберите тему.', ['warning other']],
  ['ru', 'Mulțumim.', 'Спасибо!', ['info other']],
] as const)('%s: “%s” does not end like “%s”', (locale, source, text, expected) => {
  expect(foundIn({ locale, source, text, check })).toEqual(expected)
})

it.each([
  ['en', 'Bun venit!', 'Welcome!'],
  ['en', 'Am spus „bine”.', 'We said “fine.”'],
  ['ru', 'Ce urmează?!', 'Что дальше?..'],
  ['ru', 'Poate…', 'Может быть…'],
  ['ru', 'Chiar așa!', 'Неужели?!'],
  ['ru', 'Ediția din 2 martie 2025', 'Редакция от 2 марта 2025 г.'],
  ['ru', 'Pasiuni S.R.L.', 'ООО «Пасиунь»'],
  ['en', 'Filme, cărți etc.', 'Films, books, etc.'],
  ['en', 'Scrieți-ne: ana@pasiuni.example', 'Write to us at ana@pasiuni.example.'],
  ['en', 'Motivul: {reason}', 'The reason is {reason}.'],
  ['en', 'Bună ziua!', 'Hello,'],
] as const)('%s: “%s” and “%s” end alike', (locale, source, text) => {
  expect(foundIn({ locale, source, text, check })).toEqual([])
})

it('headings and labels end as they like', () => {
  const pair = { locale: 'en', source: 'Cine suntem?', text: 'Who we are', check } as const
  expect(foundIn({ ...pair, role: 'heading' })).toEqual([])
  expect(foundIn({ ...pair, role: 'label' })).toEqual([])
})
