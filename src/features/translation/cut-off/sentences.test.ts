import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { splitSentences } from './sentences'

describe('splitSentences', () => {
  it.each<[Locale, string, number]>([
    ['ro', 'Unu. Doi! Trei?', 3],
    ['ro', 'Vedeți art. 12 alin. (3) din lege. Apoi scrieți-ne.', 2],
    ['ro', 'Scaune, căști etc. Restul îl aduceți voi.', 2],
    ['en', 'Meet Dr. Rusu at 9 a.m. on Monday.', 1],
    ['en', 'He said: “Leave early.” We left late.', 2],
    ['ru', 'Сайт ведёт А. С. Русу. Он из Кишинёва.', 2],
    ['ru', 'По ст. 14 закона это можно. Т. е. нужно.', 2],
    ['ru', 'Первая строка\nВторая строка', 2],
    ['ru', 'Готово. Недописанное предложе', 2],
    ['en', 'Node.js 22.1 is out', 1],
    ['en', '', 0],
  ])('%s: %j has %i', (locale, text, count) => {
    expect(splitSentences({ text, locale })).toHaveLength(count)
  })
})
