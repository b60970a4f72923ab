import { describe, expect, test } from 'vitest'
import { unitAfterEdit } from '../../../../tests/helpers/edited-unit'
import type { ExchangeFormat, ExchangeUnit } from './types'

/** What is read of a unit without translation, after a program has changed its element. */
function afterEdit({
  format,
  unit,
  pattern,
  content,
}: {
  format: ExchangeFormat
  unit: Partial<ExchangeUnit>
  pattern: RegExp
  content: string
}) {
  const {
    target,
    state,
    isUnfinished = false,
  } = unitAfterEdit({
    ...{ format, unit: { target: null, ...unit } },
    edit: (text) => text.replace(pattern, content),
  })
  return { target, state, isUnfinished }
}

const nothing = { target: null, state: 'missing', isUnfinished: false }
const half = { ...nothing, isUnfinished: true }

describe('XLIFF 2.1', () => {
  const after = (segments: string[], unit: Partial<ExchangeUnit> = {}) =>
    afterEdit({
      ...{ format: 'xliff-2.1', unit, pattern: /<segment[^]*<\/segment>/ },
      content: segments.join('\n<ignorable><source> </source></ignorable>\n'),
    })
  const segment = (source: string, target: string) =>
    `<segment state="translated"><source>${source}</source>${target}</segment>`
  const done = segment('Luați pâine.', '<target>Возьмите хлеб.</target>')

  test.each([
    ['without a target', ''],
    ['with an empty one', '<target/>'],
    ['with a blank one', '<target> </target>'],
  ])('a segment %s brings none of the others', (_, target) => {
    expect(after([done, segment('Și apă.', target)])).toEqual(half)
    expect(after([segment('Luați 2.', target), done])).toEqual(half)
  })

  test('so does one of tags alone', () => {
    const empty = segment('Și <pc id="b1">apă</pc>.', '<target><pc id="b1"></pc></target>')
    expect(after([done, empty], { format: 'rich-text' })).toEqual(half)
  })

  test('a segment without words stays as in the source', () => {
    expect(after([done, segment('— ', '')]).target).toBe('Возьмите хлеб. — ')
    const image = segment('<ph id="x1"/> &amp;', '')
    const rich = after([done, image], { format: 'rich-text' })
    expect(rich.target).toBe('Возьмите хлеб. <x id="1"/> &amp;')
  })

  test('all segments together are the text', () => {
    const rest = segment('Și apă.', '<target>И воду.</target>')
    expect(after([done, rest])).toEqual({
      target: 'Возьмите хлеб. И воду.',
      state: 'needs-review',
      isUnfinished: false,
    })
  })

  test('a text that was cut and not begun is missing, and no more', () => {
    const dash = segment('— ', '<target>— </target>')
    expect(after([segment('Luați pâine.', ''), segment('Și apă.', '')])).toEqual(nothing)
    expect(after([dash, segment('Și apă.', '<target/>')])).toEqual(nothing)
  })
})

describe('XLIFF 1.2', () => {
  const after = (target: string, segSource?: string) =>
    afterEdit({
      ...{ format: 'xliff-1.2', unit: {}, pattern: /<target[^]*<\/target>/ },
      content: `${segSource ?? ''}<target state="translated">${target}</target>`,
    })
  const marked = (mid: number, text: string) => `<mrk mtype="seg" mid="${mid}">${text}</mrk>`
  const source = `<seg-source>${marked(1, 'Luați pâine.')} ${marked(2, 'Și apă.')}</seg-source>`
  const done = marked(1, 'Возьмите хлеб.')

  test.each([
    ['empty', ` ${marked(2, '')}`],
    ['blank', ` ${marked(2, ' ')}`],
    ['left out', ''],
  ])('a segment that is %s brings none of the others', (_, rest) => {
    expect(after(done + rest, source)).toEqual(half)
  })

  test('so does an empty one where the file does not tell its source', () => {
    expect(after(`${done} ${marked(2, '')}`)).toEqual(half)
    expect(after('<mrk mtype="seg">Хлеб.</mrk><mrk mtype="seg"/>')).toEqual(half)
  })

  test('a text that was cut and not begun is missing, and no more', () => {
    expect(after(`${marked(1, '')} ${marked(2, '')}`, source)).toEqual(nothing)
  })

  test('a segment without words may be empty', () => {
    const dashed = `<seg-source>${marked(1, 'Luați pâine.')}${marked(2, ' —')}</seg-source>`
    expect(after(`${done}${marked(2, '')}`, dashed).target).toBe('Возьмите хлеб.')
  })

  test('all segments together are the text, joined by a program or not', () => {
    expect(after(`${done} ${marked(2, 'И воду.')}`, source).target).toBe('Возьмите хлеб. И воду.')
    expect(after('Возьмите хлеб и воду.', source).target).toBe('Возьмите хлеб и воду.')
    expect(after(done).target).toBe('Возьмите хлеб.')
  })
})
