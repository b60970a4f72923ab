import { expect, test } from 'vitest'
import type { Dismissal, Finding } from '../types'
import { dismissalsIn, openFindings } from './open-findings'

const cut: Finding = { check: 'cut-off', level: 'error', args: { percent: 95 }, fingerprint: 'a' }
const numbers: Finding = { check: 'numbers', level: 'error', args: {}, fingerprint: 'n' }

function dismissal({ check, fingerprint }: Finding): Dismissal {
  return { check, fingerprint, reason: 'Este un titlu.', by: 'Ana', at: '2026-11-20T10:00:00Z' }
}

function open({
  found,
  dismissed,
  hash = 'h',
}: {
  found: Finding[]
  dismissed: Finding[]
  hash?: string
}) {
  const known = { hash: 'h', findings: [], dismissed: dismissed.map(dismissal) }
  return openFindings({
    findings: found,
    dismissed: dismissalsIn({ known, hash, findings: found }),
  })
}

test('a dismissed cut stays dismissed when other texts change what speaks for it', () => {
  const again = { ...cut, args: { percent: 97 }, fingerprint: 'b' }
  expect(open({ found: [again], dismissed: [cut] })).toEqual([])
})

test('a dismissed cut is remembered through a scan that does not find it', () => {
  const known = { hash: 'h', findings: [], dismissed: [dismissal(cut)] }
  expect(dismissalsIn({ known, hash: 'h', findings: [] })).toEqual([dismissal(cut)])
})

test('a changed text is judged again', () => {
  const again = { ...cut, fingerprint: 'b' }
  expect(open({ found: [again], dismissed: [cut], hash: 'other' })).toEqual([again])
})

test('another finding ends with what it was about', () => {
  const again = { ...numbers, fingerprint: 'm' }
  expect(open({ found: [again], dismissed: [numbers] })).toEqual([again])
  expect(open({ found: [numbers], dismissed: [numbers] })).toEqual([])
})
