import { expect, test } from 'vitest'
import { russianTextsCutOff } from '../../../migrations/content/texts/russian-texts-cut-off'
import { shortenCutOff } from './shorten-cut-off'

test.each([
  [
    russianTextsCutOff.homeEvents,
    'Премьеры, гонки, турниры и групповые поездки, собранные в одном календаре по темам и…',
  ],
  [
    russianTextsCutOff.aboutMission,
    'Мы хотим, чтобы каждый, у кого есть увлечение, находил на своём языке проверенные сведения и людей, с которыми можно об этом поговорить.',
  ],
  [
    russianTextsCutOff.becomeExpert,
    'Эксперт знает тему на практике: он сам снимал кино, сидел за рулём, выходил на…',
  ],
  [russianTextsCutOff.communityPart2, 'На сайтах проектов можно будет делиться впечатлениями…'],
  [russianTextsCutOff.projectsPageMore, 'Кроме этих четырёх, мы думаем и о других темах.'],
])('a text is read to its last whole sentence or word: %s', (text, shown) => {
  expect(shortenCutOff({ text, locale: 'ru' })).toBe(shown)
})

test.each([
  ['Только начало', 'Только…'],
  ['Слово', 'Слово…'],
  [
    'Да. Остальное мы расскажем вам в следующий раз, когда',
    'Да. Остальное мы расскажем вам в следующий раз…',
  ],
  ['Мы читаем и пишем. Ещё мы', 'Мы читаем и пишем.'],
  ['Мы поговорили с «Клубом', 'Мы поговорили с…'],
  ['Смотрите также: (по', 'Смотрите также…'],
  ['', ''],
])('whatever is left, it does not end in the middle: %s', (text, shown) => {
  expect(shortenCutOff({ text, locale: 'ru' })).toBe(shown)
})

test('what ends with a whole sentence stays as it is', () => {
  const text = 'Первое предложение. Второе, о том же самом, закончено.'
  expect(shortenCutOff({ text, locale: 'ru' })).toBe(text)
})

test('an abbreviation ends no sentence', () => {
  const text = 'Вход с ул. Пушкина, дом 4, сразу за углом, возле старого кинот'
  expect(shortenCutOff({ text, locale: 'ru' })).toBe(
    'Вход с ул. Пушкина, дом 4, сразу за углом, возле старого…',
  )
})
