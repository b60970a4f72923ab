import { expect, test } from 'vitest'
import {
  element,
  linkNode,
  list,
  paragraph,
  richText,
  textNode,
} from '../../../tests/helpers/rich-text'
import { segmentsOf } from '../rich-text/segments'
import { shortenRichText } from './shorten-rich-text'

function listOf(text: string, below: string) {
  const item = element('listitem', [textNode(text), list(below)])
  return { ...list(), children: [item] }
}

const source = richText(
  paragraph('Primul alineat este încheiat.'),
  paragraph('Noi povestim ', textNode('mereu și oriunde', 1), ' despre excursii prin toată țara.'),
  paragraph('Premierele & cursele stau în ', linkNode('/become', textNode('calendarele noastre'))),
  listOf('Aici sunt numiți toți cei care au venit.', 'Al doilea nivel rămâne.'),
)
const target = richText(
  paragraph('Первый абзац закончен.'),
  paragraph('Мы ', textNode('всегда и везде', 1), ' рассказываем о поездках в '),
  paragraph('Премьеры & гонки собраны в ', linkNode('/become', textNode('календаре наших клубов'))),
  listOf('Здесь перечислены все те, кто', 'Второй уровень остаётся.'),
)

function shown(cut: RegExp) {
  const short = shortenRichText({
    source,
    target,
    sourceLocale: 'ro',
    locale: 'ru',
    isCutOff: (markup) => cut.test(markup),
  })
  return short && segmentsOf(short).map(({ markup }) => markup)
}

test('a text without blocks that are cut off is left alone', () => {
  expect(shown(/нет такого/u)).toBeNull()
})

test('only the block that is cut off is shortened, with its formatting', () => {
  expect(shown(/^Мы/u)).toEqual([
    'Первый абзац закончен.',
    'Мы <b>всегда и везде</b> рассказываем о поездках…',
    'Премьеры &amp; гонки собраны в <a id="1">календаре наших клубов</a>',
    'Здесь перечислены все те, кто',
    'Второй уровень остаётся.',
  ])
})

test('a link that is cut stays a link', () => {
  expect(shown(/^Премьеры/u)?.[2]).toBe(
    'Премьеры &amp; гонки собраны в <a id="1">календаре наших…</a>',
  )
})

test('a list below the text stays', () => {
  expect(shown(/^Здесь/u)?.slice(3)).toEqual([
    'Здесь перечислены все те…',
    'Второй уровень остаётся.',
  ])
})
