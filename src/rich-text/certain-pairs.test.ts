import { describe, expect, it } from 'vitest'
import { certainPairs } from './certain-pairs'

const block = (text: string, key?: string) => ({ kind: 'paragraph' as const, text, key })
const heading = (text: string, key?: string) => ({ kind: 'heading' as const, text, key })
const item = (text: string, key?: string) => ({ kind: 'listitem' as const, text, key })
const locales = { sourceLocale: 'ro', locale: 'en' } as const

function pairs(source: ReturnType<typeof block | typeof heading>[], target: typeof source) {
  return certainPairs({ ...locales, source, target }).map(({ row, column }) => [row, column])
}

const [one, two, three] = [
  block('Clubul se întâlnește joi, la bibliotecă.', 'k1'),
  block('Cărțile le alegem împreună, în fiecare lună.', 'k2'),
  block('Ceaiul este din partea casei.', 'k3'),
]
const [first, second, third] = [
  block('The club meets on Thursdays, at the library.'),
  block('We choose the books together, every month.'),
  block('Tea is on the house.'),
]

describe('certainPairs', () => {
  it('are all where both sides have the same kinds of blocks', () => {
    expect(pairs([one, two, three], [first, second, third])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ])
  })

  it('are none where a block is missing and nothing tells which', () => {
    expect(pairs([one, two, three], [first, second])).toEqual([])
    expect(pairs([one], [block('Yes.')])).toEqual([])
    const other = { ...item('The club meets on Thursdays, at the library.') }
    expect(pairs([one], [{ ...other, kind: 'paragraph' }])).toEqual([[0, 0]])
  })

  it('are none where neighbours are as long as each other’s translations', () => {
    const [long, short] = [block(`${one.text} ${two.text} ${one.text}`, 'k8'), three]
    const [longer, shorter] = [block(`${first.text} ${second.text} ${first.text}`), third]
    expect(pairs([long, short], [longer, shorter])).toEqual([
      [0, 0],
      [1, 1],
    ])
    const around = [one, two, one, two, one, two]
    const beside = [first, second, first, second, first, second]
    expect(pairs([...around, short, long], [...beside, longer, shorter])).toEqual([])
  })

  it('are found between headings', () => {
    const source = [heading('Despre club', 'h1'), one, two, heading('Ceai', 'h2'), three]
    const target = [heading('About the club'), first, heading('Tea'), third]
    expect(pairs(source, target)).toEqual([
      [0, 0],
      [3, 2],
      [4, 3],
    ])
  })

  it('are found by numbers and addresses that no other block has', () => {
    const source = [one, block('Biletul costă 40 de lei.', 'k4'), two, three]
    const target = [first, block('A ticket costs 40 lei.'), third]
    expect(pairs(source, target)).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('are found between two known pairs, and not past a block that is placed otherwise', () => {
    const added = block('Nou-veniții nu plătesc nimic.', 'k9')
    const translated = block('Newcomers pay nothing.')
    const target = [{ ...first, key: 'k1' }, translated, { ...second, key: 'k2' }]
    expect(pairs([one, added, two], target)).toEqual([[1, 1]])
    expect(pairs([added, one, two], target)).toEqual([])
    expect(
      pairs([one, added, two, three], [...target.slice(0, 2), { ...third, key: 'lost' }]),
    ).toEqual([])
  })
})
