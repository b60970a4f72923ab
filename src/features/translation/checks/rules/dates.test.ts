import { expect, it } from 'vitest'
import { foundIn } from '../../../../../tests/helpers/found-in-text'

const check = 'dates'

it.each([
  ['en', 'Ne vedem marți.', 'See you on Thursday.', 'weekday'],
  ['ru', 'Sala este închisă luni.', 'Зал закрыт в субботу.', 'weekday'],
  ['en', 'Pe 3 mai începem.', 'We begin on 3 March.', 'month'],
  ['ru', 'Din septembrie până în noiembrie', 'С сентября по декабрь', 'month'],
  ['en', 'Au venit cinci regizori.', 'Six directors came.', 'number'],
  ['ru', 'Durează șapte ore.', 'Длится восемь часов.', 'number'],
] as const)('%s: “%s” is not “%s”', (locale, source, text, variant) => {
  expect(foundIn({ locale, source, text, check })).toEqual([`warning ${variant}`])
})

it.each([
  ['en', 'Ne vedem marți, 3 mai.', 'See you on Tuesday, 3 May.'],
  ['ru', 'Ne vedem vineri.', 'Встретимся в пятницу.'],
  ['en', 'Cursul durează două luni.', 'The course lasts two months.'],
  ['en', 'Cursul se ține luni.', 'The course may be held on Monday.'],
  ['en', 'Avem trei săli.', 'We have 3 halls.'],
  ['ru', 'Avem 3 săli și două scene.', 'У нас три зала и 2 сцены.'],
  ['en', 'Mai avem nevoie de tine.', 'We still need you in March 2026.'],
  ['ru', 'Cei doi frați', 'Оба брата'],
  ['en', 'O sală nouă', 'A new hall'],
] as const)('%s: “%s” may be “%s”', (locale, source, text) => {
  expect(foundIn({ locale, source, text, check })).toEqual([])
})
