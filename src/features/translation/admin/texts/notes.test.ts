import { expect, test } from 'vitest'
import { noteName } from './notes'

test('a note says in every language what was done', () => {
  expect(noteName('locked')).toEqual({
    ro: 'Textul a fost blocat.',
    en: 'The text was locked.',
    ru: 'Текст закрыт для правки.',
  })
  expect(noteName('unlocked').ru).toBe('Текст открыт для правки.')
  expect(noteName('confirmed cut-off').ro).toBe('Textul a fost marcat ca trunchiat.')
})

test('a finding that was dismissed goes by its name, with the reason', () => {
  expect(noteName('dismissed ru-yo: numele clubului').ro).toBe(
    'Observație respinsă: Е în loc de ё — numele clubului',
  )
  expect(noteName('undismissed cut-off').ru).toBe('Замечание снова учитывается: Текст обрезан')
})

test('words of an import stay as they are', () => {
  expect(noteName('ru.xliff').en).toBe('ru.xliff')
})
