import { expect, test } from 'vitest'
import { drawableText } from './drawable-text'

test.each([
  'Știri și țări: ĂÂÎȘȚ ăâîșț „așa”',
  'Съешь ещё этих мягких булок: Ёж «№ 5» — да…',
  'Kieślowski, Dvořák, Łódź, Håkan & Győr “it’s”',
  'Їжак, ґанок і Беларусь, ў',
])('every letter of %s can be drawn', async (text) => {
  expect(await drawableText(text)).toBe(text)
})

test('what no font has is left out', async () => {
  expect(await drawableText('Film 日本 🎬 nou')).toBe('Film nou')
  expect(await drawableText('Αθήνα, 1 film 日 și 1️⃣ 🎥 altele 本')).toBe(', 1 film și altele')
  expect(await drawableText('🎬')).toBe('')
})
