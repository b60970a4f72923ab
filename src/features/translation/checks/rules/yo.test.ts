import { expect, it } from 'vitest'
import { fixedText, foundIn } from '../../../../../tests/helpers/found-in-text'

const russian = { locale: 'ru', sourceLocale: 'ru', check: 'ru-yo' } as const

it.each([
  ['Он еще идет.', 'Он ещё идёт.'],
  ['Счет ее партнера', 'Счёт её партнёра'],
  ['Объем съемки', 'Объём съёмки'],
  ['Черный и желтый, тёплый и темный', 'Чёрный и жёлтый, тёплый и тёмный'],
  ['Пароль изменен, письмо сохранено.', 'Пароль изменён, письмо сохранено.'],
  ['ЕЩЕ', 'ЕЩЁ'],
  ['У трех актеров есть ребенок.', 'У трёх актёров есть ребёнок.'],
  ['Мы найдем вас, когда она придет.', 'Мы найдём вас, когда она придёт.'],
])('“%s” becomes “%s”', (text, right) => {
  expect(foundIn({ ...russian, text })).not.toEqual([])
  expect(fixedText({ ...russian, text })).toBe(right)
})

it.each([
  'Все узнаем вместе.',
  'Тренер выйдет на поле, билет у него.',
  'Тест добавлен, доступ ограничен, свет выключен.',
  'Ещё её счёт',
  'Небо и лес',
])('“%s” stays', (text) => {
  expect(foundIn({ ...russian, text })).toEqual([])
})
