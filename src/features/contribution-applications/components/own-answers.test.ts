import { expect, test } from 'vitest'
import { readOwnApplications } from './own-answers'

const whole = {
  id: 7,
  role: 'expert',
  topic: 'auto',
  state: 'accepted',
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: '2026-11-21T10:00:00.000Z',
}

test('reads what it shows, and leaves out what it cannot', () => {
  const open = { ...whole, id: 8, state: 'in-review', decidedAt: null }
  const odd = [
    null,
    'x',
    { ...whole, id: '9' },
    { ...whole, state: 'withdrawn' },
    { ...whole, role: '' },
  ]
  const applications = [{ ...whole, motivation: 'x' }, open, ...odd]
  expect(readOwnApplications({ applications })).toEqual([whole, open])
})

test.each([{}, { applications: null }, { applications: { 0: whole } }])(
  '%j is no answer',
  (body) => {
    expect(readOwnApplications(body)).toBeNull()
  },
)
