import { describe, expect, it } from 'vitest'
import { findingsIn, foundIn } from '../../../../../tests/helpers/found-in-text'
import type { GlossaryTerm } from '../check-input'

const glossary: GlossaryTerm[] = [
  {
    name: 'pasiune',
    isKept: false,
    forms: {
      ro: { preferred: 'pasiune', stems: ['pasiun'], forbidden: [] },
      en: { preferred: 'passion', stems: ['passion'], forbidden: ['hobby', 'hobbies'] },
      ru: { preferred: 'увлечение', stems: ['увлечени', 'увлеч'], forbidden: ['хобби'] },
    },
  },
  {
    name: 'Pasiuni',
    isKept: true,
    forms: {
      ro: { preferred: null, stems: [], forbidden: ['Pasiune.md'] },
      en: { preferred: null, stems: [], forbidden: [] },
      ru: { preferred: null, stems: [], forbidden: [] },
    },
  },
]

describe('terms', () => {
  it.each([
    ['en', 'Toate pasiunile noastre', 'All our passions', []],
    ['ru', 'Toate pasiunile noastre', 'Все наши увлечения', []],
    ['ru', 'Toate pasiunile noastre', 'Все, что мы любим', ['warning missing']],
    ['en', 'Toate pasiunile noastre', 'All our hobbies', ['warning missing', 'warning replaced']],
    ['en', 'Filmele noastre', 'Our films', []],
    // No word begins so.
    ['en', 'Compasiunea noastră', 'Our sympathy', []],
  ] as const)('%s: “%s”, “%s”', (locale, source, text, expected) => {
    expect(foundIn({ locale, source, text, role: 'label', glossary })).toEqual(expected)
  })

  it('that are to be avoided are in the source, too', () => {
    const [finding] = findingsIn({ text: 'Pe Pasiune.md', glossary, role: 'label' })
    expect(finding).toMatchObject({
      args: { variant: 'forbidden', form: 'Pasiune.md' },
      range: { start: 3, end: 13 },
    })
  })
})

it('names that are kept stay as they are', () => {
  const pair = {
    locale: 'ru',
    source: 'Rețeaua Pasiuni',
    glossary,
    check: 'glossary-kept',
  } as const
  expect(foundIn({ ...pair, text: 'Сеть Pasiuni' })).toEqual([])
  expect(foundIn({ ...pair, text: 'Сеть «Увлечения»' })).toEqual(['warning'])
  expect(foundIn({ ...pair, source: 'Rețeaua de pasiuni', text: 'Сеть увлечений' })).toEqual([])
})

it('signs in a term mean themselves', () => {
  const term = (form: string): GlossaryTerm => {
    const own = { preferred: form, stems: [], forbidden: [] }
    return { name: form, isKept: false, forms: { ro: own, en: own, ru: own } }
  }
  const glossary = [term('e-mail'), term('C++ (2a)')]
  const pair = { locale: 'en', role: 'label', glossary } as const
  const source = 'Un e-mail despre C++ (2a)'
  expect(foundIn({ ...pair, source, text: 'An e-mail about C++ (2a)' })).toEqual([])
  expect(foundIn({ ...pair, source, text: 'An exmail about CCC 2a' })).toEqual([
    'warning missing',
    'warning missing',
  ])
})
