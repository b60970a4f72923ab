import { expect, test } from 'vitest'
import { createVisitCounter } from './visit-counter'
import { noteVisit } from './visits'

const origin = 'https://pasiuni.example'

/** What is counted of visits by a reader. */
function counted(...visits: [path: string, status: number][]) {
  const counter = createVisitCounter({ getSalt: () => null })
  const req = { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140' } }
  for (const [path, status] of visits) noteVisit({ counter, origin, visit: { req, path, status } })
  const [tally] = counter.take()
  return { views: [...(tally?.views ?? [])], missing: [...(tally?.missing.keys() ?? [])] }
}

test('an overlong address is counted neither as read nor as missing', () => {
  const long = `/ro/members/${'a'.repeat(3900)}`
  expect(counted([long, 200], [long, 404], ['/ro', 200]).views).toEqual([['/ro', 1]])
  expect(counted([long, 404]).missing).toEqual([])
})

test('all pages of members are one row', () => {
  expect(counted(['/ro/members/1', 200], ['/ro/members/2', 200]).views).toEqual([
    ['/ro/members/[id]', 2],
  ])
})

test('what is not there is counted by its address, files aside', () => {
  expect(counted(['/ro/vechi', 404], ['/wp-login.php', 404]).missing).toEqual(['/ro/vechi'])
})
