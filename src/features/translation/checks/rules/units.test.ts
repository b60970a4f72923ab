import { expect, it } from 'vitest'
import { foundIn } from '../../../../../tests/helpers/found-in-text'

const check = 'units'

it.each([
  ['en', 'Biletul costă 10 €.', 'The ticket costs $10.'],
  ['en', 'Vârsta: ≥ 18 ani', 'Age: ≤ 18 years'],
  ['ru', 'Dobânda este de 5 %.', 'Ставка — 5 ‰.'],
  ['ru', 'Traseul are 12 km.', 'Длина маршрута 12 м/с.'],
  ['en', 'Fișierul are cel mult 20 MB.', 'The file has 20 GB at most.'],
  ['en', 'Afară sunt 20 °C.', 'It is 20 °F outside.'],
] as const)('%s: “%s” is not “%s”', (locale, source, text) => {
  expect(foundIn({ locale, source, text, check })).toEqual(['warning'])
})

it.each([
  ['en', 'Biletul costă 10 €.', 'The ticket costs €10.'],
  ['en', 'Biletul costă 10 €.', 'The ticket costs 10 euros.'],
  ['ru', 'Traseul are 12 km.', 'Длина маршрута 12 км.'],
  ['ru', 'Viteza: 90 km/h', 'Скорость: 90 км/ч'],
  ['ru', 'Cel mult 20 MB', 'Не более 20 МБ'],
  ['ru', 'Temperatura: 38,5 °C', 'Температура: 38,5 °С'],
  ['en', 'Peste 50 % dintre noi', 'More than 50% of us'],
  ['en', '12 cai și 3 câini', '12 horses and 3 dogs'],
] as const)('%s: “%s” is “%s”', (locale, source, text) => {
  expect(foundIn({ locale, source, text, check })).toEqual([])
})
