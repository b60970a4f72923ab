import { describe, expect, test } from 'vitest'
import { unitAfterEdit } from '../../../../tests/helpers/edited-unit'
import type { ExchangeFormat, ExchangeUnit } from './types'

const missing = { target: null }
const draft = { state: 'draft' as const }

/** Whether the unit is read as one that is not finished, after the file was changed. */
function isUnfinishedAfter(format: ExchangeFormat) {
  return (unit: Partial<ExchangeUnit>, edit: (text: string) => string) =>
    unitAfterEdit({ format, unit, edit }).isUnfinished ?? false
}

const rewritten = (text: string) => text.replace('хлеб', 'батон')

describe('XLIFF 1.2', () => {
  const after = isUnfinishedAfter('xliff-1.2')
  const stated = (state: string) => (text: string) => text.replace(/ state="[^"]*">/, state)

  test.each(['needs-translation', 'new', 'needs-adaptation', 'needs-l10n'])(
    'the state %s says so where it is another one than at the export',
    (state) => {
      const mark = stated(` state="${state}">`)
      expect(after({}, (text) => mark(rewritten(text)))).toBe(true)
      expect(after({}, mark)).toBe(true)
    },
  )

  test.each(['translated', 'final', 'x-other'])('the state %s does not', (state) => {
    expect(after({}, (text) => stated(` state="${state}">`)(rewritten(text)))).toBe(false)
  })

  test('nor does none, as programs leave it out', () => {
    expect(after({}, (text) => stated('>')(rewritten(text)))).toBe(false)
  })

  test('nor one that is left from the export, as programs leave it beside a finished text', () => {
    expect(after(draft, rewritten)).toBe(false)
    expect(after(missing, (text) => text.replace('</target>', 'Хлеб.</target>'))).toBe(false)
  })

  test('a text that was taken out is missing, and no more', () => {
    const empty = (text: string) => text.replace(/>[^>]*<\/target>/, '></target>')
    expect(after({}, (text) => stated(' state="new">')(empty(text)))).toBe(false)
  })
})

describe('XLIFF 2.1', () => {
  const after = isUnfinishedAfter('xliff-2.1')
  const segment = (state: string, target: string) =>
    `<segment${state}><source>a</source><target>${target}</target></segment>`
  const cut = (...segments: string[]) => {
    const whole = segments.join('<ignorable><source> </source></ignorable>')
    return (text: string) => text.replace(/<segment[^]*<\/segment>/, whole)
  }
  const done = segment(' state="translated"', 'Хлеб.')

  test('the state initial says so where it is another one than at the export', () => {
    expect(after({}, cut(segment(' state="initial"', 'Батон')))).toBe(true)
    expect(after(draft, cut(segment(' state="initial"', 'Батон')))).toBe(false)
  })

  test('it does so for one of many segments', () => {
    expect(after({}, cut(done, segment(' state="initial"', 'И во')))).toBe(true)
    expect(after(missing, cut(done, segment(' state="initial"', 'И во')))).toBe(true)
    expect(after(missing, cut(done, done))).toBe(false)
  })

  test('no state does not, as programs leave it out', () => {
    expect(after({}, cut(segment('', 'Батон')))).toBe(false)
  })
})

describe('PO', () => {
  const after = isUnfinishedAfter('po')
  const fill = (text: string) => text.replace(/msgstr ""\n$/, 'msgstr "Хлеб."\n')

  test('an entry that is marked as fuzzy says so', () => {
    const fuzzy = (text: string) => text.replace('#, x-review', '#, fuzzy')
    expect(after({}, (text) => fuzzy(rewritten(text)))).toBe(true)
    expect(after({}, fuzzy)).toBe(true)
    expect(after(missing, (text) => fill(text).replace('msgctxt', '#, fuzzy\nmsgctxt'))).toBe(true)
  })

  test('one that stays fuzzy beside another text does, too, as programs take the mark off', () => {
    expect(after(draft, rewritten)).toBe(true)
    expect(after({ state: 'approved', isOutdated: true }, rewritten)).toBe(true)
  })

  test('one that nobody has touched does not, nor one without the mark', () => {
    const noted = (text: string) => text.replace('#. desk', '# Ana\n#. desk')
    expect(after(draft, noted)).toBe(false)
    expect(after(draft, (text) => rewritten(text).replace('#, fuzzy\n', ''))).toBe(false)
    expect(after(missing, fill)).toBe(false)
  })
})

test.each(['csv', 'json'] as const)('%s: a state that was made a draft says so', (format) => {
  // The state now comes before the one at the export in one, after it in the other.
  const made = (text: string) => text.replace('needs-review', 'draft')
  expect(isUnfinishedAfter(format)({}, (text) => made(rewritten(text)))).toBe(true)
  expect(isUnfinishedAfter(format)(draft, rewritten)).toBe(false)
})
