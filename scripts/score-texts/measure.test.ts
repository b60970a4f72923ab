import { describe, expect, it } from 'vitest'
import type { Flag } from '../../src/features/translation/cut-off/types'
import { measure, ratesAt } from './measure'

const one = { locale: 'ru', source_locale: 'ro', source: 'Da.', text: 'Да.' } as const

function results(rows: [boolean | undefined, Flag][]) {
  return {
    cases: rows.map(([truncated]) => (truncated === undefined ? one : { ...one, truncated })),
    verdicts: rows.map(([, flag]) => ({ p: 0, flag, why: [] })),
  }
}

describe('measure', () => {
  it('counts labelled texts only', () => {
    const given = results([
      [true, 'error'],
      [true, 'warning'],
      [true, 'none'],
      [false, 'warning'],
      [false, 'none'],
      [false, 'none'],
      [undefined, 'error'],
    ])
    expect(ratesAt({ ...given, flags: ['warning', 'error'] })).toEqual({
      precision: 2 / 3,
      recall: 2 / 3,
      falseAlarms: 1 / 3,
    })
    expect(measure(given)).toEqual([
      '6 labelled texts',
      'flagged warning or error: precision 0.667, recall 0.667, false-alarm rate 0.3333',
      'flagged error: precision 1.000, recall 0.333, false-alarm rate 0.0000',
    ])
  })

  it('says nothing without labels', () => {
    expect(measure(results([[undefined, 'error']]))).toEqual([])
  })
})
