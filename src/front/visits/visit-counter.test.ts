import { expect, test } from 'vitest'
import { createVisitCounter } from './visit-counter'
import { countVisitors } from './visitor-sketch'

function counter() {
  let now = new Date('2026-11-21T22:00:00Z')
  const visits = createVisitCounter({ getSalt: (day) => `secret of ${day}`, now: () => now })
  return {
    visits,
    sleep: () => {
      now = new Date('2026-11-22T08:00:00Z')
    },
  }
}

test('counts each page and each visitor of a day apart', () => {
  const { visits, sleep } = counter()
  visits.countPage({ path: '/ro', visitor: 'Ana' })
  visits.countPage({ path: '/ro', visitor: 'Ana' })
  visits.countPage({ path: '/en', visitor: 'Ion' })
  sleep()
  visits.countPage({ path: '/ro', visitor: 'Ana' })
  const [first, second, ...more] = visits.take()
  expect(more).toEqual([])
  expect(first?.day).toBe('2026-11-21')
  expect([...(first?.views ?? [])]).toEqual([
    ['/ro', 2],
    ['/en', 1],
  ])
  expect(first && countVisitors(first.visitors)).toBe(2)
  expect(second?.day).toBe('2026-11-22')
  expect(visits.take()).toEqual([])
})

test('remembers of an address that leads nowhere whether this site links to it', () => {
  const { visits } = counter()
  visits.countMissing({ path: '/ro/vechi', isLinkedHere: true })
  visits.countMissing({ path: '/ro/vechi', isLinkedHere: false })
  expect(visits.take()[0]?.missing.get('/ro/vechi')).toEqual({ hits: 2, isLinkedHere: true })
})

test('adds what could not be stored to what came meanwhile', () => {
  const { visits } = counter()
  visits.countPage({ path: '/ro', visitor: 'Ana' })
  visits.countMissing({ path: '/ro/vechi', isLinkedHere: false })
  const taken = visits.take()
  visits.countPage({ path: '/ro', visitor: 'Ion' })
  visits.putBack(taken)
  const [tally] = visits.take()
  expect(tally?.views.get('/ro')).toBe(2)
  expect(tally && countVisitors(tally.visitors)).toBe(2)
  expect(tally?.missing.get('/ro/vechi')).toEqual({ hits: 1, isLinkedHere: false })
})

test('stops collecting addresses at some point', () => {
  const { visits } = counter()
  for (let index = 0; index < 3000; index += 1) {
    visits.countPage({ path: `/ro/${index}`, visitor: 'Ana' })
    visits.countMissing({ path: `/ro/x${index}`, isLinkedHere: false })
  }
  visits.countPage({ path: '/ro/1', visitor: 'Ana' })
  const [tally] = visits.take()
  expect(tally?.views.size).toBe(2000)
  expect(tally?.views.get('/ro/1')).toBe(2)
  expect(tally?.missing.size).toBe(2000)
})

test('knows no address that is too long for a page', () => {
  const { visits } = counter()
  for (const path of [`/ro/${'a'.repeat(196)}`, `/ro/${'a'.repeat(197)}`]) {
    visits.countPage({ path, visitor: 'Ana' })
    visits.countMissing({ path, isLinkedHere: true })
  }
  const [tally] = visits.take()
  expect([...(tally?.views.keys() ?? [])]).toEqual([`/ro/${'a'.repeat(196)}`])
  expect([...(tally?.missing.keys() ?? [])]).toEqual([`/ro/${'a'.repeat(196)}`])
})
