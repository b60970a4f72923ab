import { expect, test } from 'vitest'
import { documentChoices, parsePlace, placeValue } from './document-choices'

const names = [
  { kind: 'global', container: 'home', document: '', title: 'Acasă', containerTitle: 'Acasă' },
  {
    kind: 'collection',
    container: 'projects',
    document: '7',
    title: 'Drumuri',
    containerTitle: 'Proiecte',
  },
] as const

test('offers every page, every container and its records', () => {
  const choices = documentChoices({ names, pagesTitle: 'Pagini', filter: { locale: 'ru' } })
  expect(choices).toEqual([
    { title: 'Pagini', options: [{ value: 'home', title: 'Acasă' }] },
    {
      title: 'Proiecte',
      options: [
        { value: 'projects', title: 'Proiecte' },
        { value: 'projects/7', title: 'Drumuri' },
      ],
    },
  ])
})

test('keeps the record that is asked for where there are too many to offer', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ ...names[1], document: String(index) }))
  const filter = { locale: 'ru', container: 'projects', document: '499' } as const
  const [projects] = documentChoices({ names: many, pagesTitle: 'Pagini', filter })
  expect(projects?.options.map(({ value }) => value)).toEqual(['projects', 'projects/499'])
})

test('reads back the place that it writes', () => {
  for (const place of [{ container: 'projects', document: '7' }, { container: 'home' }, {}]) {
    expect(parsePlace(placeValue(place))).toEqual(place)
  }
})
