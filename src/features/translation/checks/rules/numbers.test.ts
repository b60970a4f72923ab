import { expect, it } from 'vitest'
import { foundIn } from '../../../../../tests/helpers/found-in-text'

const check = 'numbers'

it.each([
  ['en', 'Parola are cel puțin 8 caractere.', 'The password has 9 characters at least.', 'changed'],
  ['ru', 'Linkul e valabil 24 de ore.', 'Ссылка действует 48 часов.', 'changed'],
  ['ru', 'Suntem 1.250 de membri.', 'Нас много, и все участники.', 'lost'],
  ['en', 'Suntem mulți membri.', 'We are 1,250 members.', 'added'],
  ['en', 'Cântărește 1,5 kg.', 'It weighs 15 kg.', 'changed'],
  ['en', 'Sunt −8 grade.', 'It is 8 degrees.', 'changed'],
  ['ru', 'La ora 18:30', 'В 18:03', 'changed'],
  ['en', 'La 1 martie 2025 am început.', 'On March 1, 2024 we began.', 'changed'],
] as const)('%s: “%s” has other numbers than “%s”', (locale, source, text, variant) => {
  expect(foundIn({ locale, source, text, check })).toEqual([`warning ${variant}`])
})

it.each([
  ['ru', 'Prețul: 1.250,50 lei', 'Цена: 1\u00a0250,50 лея'],
  ['en', 'Prețul: 1.250,50 lei', 'Price: 1,250.50 lei'],
  ['en', 'La ora 18:30', 'At 6:30 p.m.'],
  ['en', 'Sunt −8 grade.', 'It is -8 degrees.'],
  ['en', 'Între 8–10 ani', 'From 8 to 10 years'],
  ['ru', 'Cântărește 1.5 kg', 'Весит 1,5 кг'],
  ['en', 'Între 9:00 și 18:00', 'Between 9 am and 6 pm'],
  ['ru', 'La 6 p.m. sau la 6 PM', 'В 18:00'],
  ['en', 'În 2024 am lansat proiectul.', 'In 2024 we launched the project.'],
  ['ru', 'Pe 12 am plecat la drum.', 'Двенадцатого мы отправились в путь.'],
  ['en', 'Pe 01.03.2025', 'On 03/01/2025'],
  ['en', 'Secolul XXI', 'The 21st century'],
  ['en', 'Două drumuri, trei filme', '2 roads, 3 films'],
  ['ru', 'Aveți 3 zile', 'У вас три дня'],
  ['en', 'Vezi https://pasiuni.example/2024', 'See https://pasiuni.example/2025'],
  ['en', 'În 2024 și iar în 2024', 'In 2024, twice'],
  ['en', '{count} din 100', '{total} of 100'],
] as const)('%s: “%s” has the numbers of “%s”', (locale, source, text) => {
  expect(foundIn({ locale, source, text, check })).toEqual([])
})
