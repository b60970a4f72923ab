import { expect, test } from 'vitest'
import type { Finding } from '../../../types'
import { keyFindings } from './finding-keys'

const place = { unit: 'global:about:head.title', locale: 'en' } as const

function finding(changes: Partial<Finding>): Finding {
  return { check: 'numbers', level: 'warning', args: {}, fingerprint: 'f', ...changes }
}

const space = finding({ check: 'spaces', range: { start: 2, end: 4 } })
const year = finding({ args: { number: '1991' }, range: { start: 20, end: 24 } })
const again = finding({ args: { number: '1991' }, range: { start: 40, end: 44 } })
const price = finding({ args: { number: '12' }, range: { start: 60, end: 62 } })

function keys(findings: Finding[]): string[] {
  return keyFindings({ ...place, findings }).map(({ key }) => key)
}

test('a finding is known again when another one goes and the text moves under it', () => {
  const before = keys([space, year, price])
  const moved = (one: Finding) => ({ ...one, range: { start: 1, end: 2 }, fingerprint: 'g' })
  expect(keys([moved(year), moved(price)])).toEqual(before.slice(1))
})

test('a finding is known again when a correction changes what it measures', () => {
  const cutOff = (percent: number, reasons: string) =>
    finding({ check: 'cut-off', args: { percent, reasons } })
  expect(keys([cutOff(57, '[]')])).toEqual(keys([cutOff(62, '[1]')]))
})

test('no two findings have one key, and none that of another text', () => {
  const all = [...keys([space, year, again, price])]
  all.push(...keyFindings({ ...place, locale: 'ru', findings: [year] }).map(({ key }) => key))
  expect(new Set(all).size).toBe(5)
})
