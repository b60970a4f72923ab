import { expect, test } from 'vitest'
import { noteName } from './notes'

test('a note says in every language what was done', () => {
  expect(noteName('locked')).toEqual({
    ro: 'Textul a fost blocat.',
    en: 'The text was locked.',
    ru: 'Текст закрыт.',
  })
  expect(noteName('confirmed cut-off').ro).toBe('S-a confirmat că textul e trunchiat.')
})

test('a finding that was dismissed goes by its name, with the reason', () => {
  expect(noteName('dismissed ru-yo: numele clubului').ro).toBe(
    'Respins: Е în loc de ё — numele clubului',
  )
  expect(noteName('undismissed cut-off').ru).toBe('Снова учитывается: Текст обрезан')
})

test('words of an import stay as they are', () => {
  expect(noteName('ru.xliff').en).toBe('ru.xliff')
})
