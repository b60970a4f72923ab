import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/i18n/locales'
import type { CheckInput } from './check-input'
import { checkText } from './check-text'
import { fixText } from './fix-text'

const parts = [
  ...Array.from('{}<>()[]„”“«»"\'&#,.:;!?… \n\u00a0\u200b\uFFFD'),
  ...['<b>', '</b>', '<a id="1">', '</a>', '<x id="2"/>', '<br/>', '&amp;', '{name}', '#'],
  ...['{n, plural, one {', '} other {', '}}', 'ştiri', 'кин', 'm\u043evies', 'film', 'и', '2.50'],
  ...['https://a.example/ro', 'ana@a.example', '18:30', '...', '  ', ' ,', 'de', '3 '],
]
const text = fc.array(fc.constantFrom(...parts), { maxLength: 25 }).map((some) => some.join(''))
const input: fc.Arbitrary<CheckInput & { text: string }> = fc.record({
  locale: fc.constantFrom(...locales),
  sourceLocale: fc.constantFrom(...locales),
  source: fc.option(text),
  text,
  format: fc.constantFrom('text', 'textarea', 'rich-text', 'message'),
  role: fc.constantFrom('heading', 'label', 'prose'),
})

describe('any text', () => {
  it('can be checked, and every finding points into it', () => {
    fc.assert(
      fc.property(input, (question) => {
        for (const { range, fix } of checkText(question)) {
          if (range === undefined) {
            expect(fix).toBeUndefined()
            continue
          }
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.start).toBeLessThanOrEqual(range.end)
          expect(range.end).toBeLessThanOrEqual(question.text.length)
        }
      }),
      { numRuns: 2000 },
    )
  }, 60_000)

  it('comes to rest when it is put right again and again', () => {
    const fixed = (question: CheckInput & { text: string }) =>
      fixText({ text: question.text, findings: checkText(question) })
    fc.assert(
      fc.property(input, (question) => {
        let now = question.text
        for (let round = 0; round < 8; round += 1) now = fixed({ ...question, text: now })
        expect(fixed({ ...question, text: now })).toBe(now)
      }),
      { numRuns: 500 },
    )
  }, 60_000)

  it.each(['a', ' ', '(', '"', '<', '{', '1', 'a.', 'a@', '<b>', '&', 'ş', 'ха ', '1.', "'{a}"])(
    'of 10 000 × %j is checked in a moment',
    (sign) => {
      const long = sign.repeat(10_000)
      const before = performance.now()
      for (const format of ['text', 'rich-text', 'message'] as const) {
        const role = 'prose'
        checkText({
          locale: 'ru',
          sourceLocale: 'ro',
          source: 'Un text.',
          text: long,
          format,
          role,
        })
      }
      expect(performance.now() - before).toBeLessThan(10_000)
    },
    60_000,
  )
})
