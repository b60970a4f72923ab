import { beforeAll, expect, test } from 'vitest'
import { readSeededTexts } from '../../../scripts/score-texts/seeded-texts'
import { flattenMessages } from '../message-keys'
import { locales, type Locale } from '../locales'
import { catalogue } from './catalogue'

const texts: Record<Locale, string[]> = { ro: [], en: [], ru: [] }

beforeAll(async () => {
  const seeded = await readSeededTexts()
  for (const locale of locales) {
    texts[locale] = [
      ...flattenMessages(catalogue[locale]).map(({ text }) => text),
      ...seeded.map((text) => text[locale]),
    ]
  }
})

function saying(locale: Locale, words: RegExp): string[] {
  return texts[locale].filter((text) => words.test(text))
}

test('there are texts to look at', () => {
  for (const locale of locales) expect(texts[locale].length).toBeGreaterThan(500)
})

test('Romanian says dumneavoastră, never tu or voi', () => {
  const familiar = [
    /(?<!\p{L})(tu|tău|ta|tale|tine|voi|vostru|voastră|voastre|voștri)(?!\p{L})(?! (fi|avea)\p{L}*)/iu,
    /(?<!\p{L})(Află|Alătură-te|Participă|Intră|Creează|Trimite|Salvează|Schimbă|Închide)(?!\p{L})/u,
    /(înregistrează|implică|alătură)-te/iu,
  ]
  for (const words of familiar) expect(saying('ro', words)).toEqual([])
})

test('each language has one word for a thing', () => {
  expect(
    saying(
      'ro',
      /module(le|lor)? cookie|redacteze|Contacte(?!\p{L})|pe adresa (noastră )?de e-mail/iu,
    ),
  ).toEqual([])
  expect(saying('en', /combat sports|these data|(?<!\p{L})authors?, editors?/iu)).toEqual([])
  expect(saying('ru', /аккаунт|(?<!\p{L})служб[аыу]|обратн\p{L}+ связ|эл\. почт/iu)).toEqual([])
})

test('English writes e-mail, but where the specification has the sentence', () => {
  expect(saying('en', /(?<![{\p{L}])email(?![}\p{L}])/iu).sort()).toEqual([
    'Email is NOT verified. Try again.',
    'Email is verified. Thank you.',
    'Invalid email format. Enter a valid email.',
    'No email provided by social login. Please use another form of login',
  ])
})
