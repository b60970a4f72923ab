import { afterEach, expect, test } from 'vitest'
import { catalogue } from './catalogue/catalogue'
import { getBrokenOverrides, setMessageOverrides } from './message-overrides'
import { getMessages, getTranslator } from './translator'

const none = { ro: {}, en: {}, ru: {} }

afterEach(() => {
  setMessageOverrides({ texts: none, broken: [] })
})

test('says what the code says until an editor says it differently', () => {
  expect(getTranslator('ru')('layout.menu')).toBe('Меню')
  setMessageOverrides({ texts: { ...none, ru: { 'layout.menu': 'Разделы' } }, broken: [] })
  expect(getTranslator('ru')('layout.menu')).toBe('Разделы')
  expect(getMessages('ru').layout.menu).toBe('Разделы')
  expect(getMessages('ru').layout.skip).toBe(catalogue.ru.layout.skip)
  expect(getTranslator('ro')('layout.menu')).toBe('Meniu')
  setMessageOverrides({ texts: none, broken: [] })
  expect(getTranslator('ru')('layout.menu')).toBe('Меню')
})

test('completes an edited message with its arguments and plural forms', () => {
  const text = 'Încap {limit, plural, one {un semn} few {# semne} other {# de semne}}.'
  const key = 'account.contact.messageHint'
  setMessageOverrides({ texts: { ...none, ro: { [key]: text } }, broken: [] })
  const t = getTranslator('ro')
  expect(t(key, { limit: 1 })).toBe('Încap un semn.')
  expect(t(key, { limit: 3 })).toBe('Încap 3 semne.')
  expect(t(key, { limit: 20 })).toBe('Încap 20 de semne.')
})

test('is made once for every loading of the texts', () => {
  const translator = getTranslator('en')
  expect(getTranslator('en')).toBe(translator)
  setMessageOverrides({ texts: none, broken: [] })
  expect(getTranslator('en')).not.toBe(translator)
})

test('tells which texts are not shown', () => {
  const broken = [{ locale: 'en', key: 'layout.menu', text: '{', reason: 'Open.' }] as const
  setMessageOverrides({ texts: none, broken })
  expect(getBrokenOverrides()).toEqual(broken)
})
