import { expect, test } from 'vitest'
import { refuseAddress } from './refuse-address'

const collections = [
  { slug: 'projects', versions: { drafts: true } },
  { slug: 'redirects' },
  { slug: 'editors', auth: { verify: false } },
  { slug: 'customers', auth: { verify: true } },
]
const globals = [{ slug: 'home', versions: { drafts: true } }, { slug: 'settings' }]

function getStatus(path: string, search = ''): number | undefined {
  return refuseAddress({ segments: path.split('/'), search, config: { collections, globals } })
    ?.status
}

test.each(['constructor', '__proto__', 'toString/1', 'hasOwnProperty/versions'])(
  'what every object inherits is no collection: %s',
  (path) => {
    expect(getStatus(path)).toBe(404)
  },
)

test.each(['redirects/versions', 'redirects/versions/1', 'globals/settings/versions'])(
  'what has no versions has none to show: %s',
  (path) => {
    expect(getStatus(path)).toBe(404)
  },
)

test('nobody is verified where nobody is asked to be', () => {
  expect(getStatus('editors/verify/1')).toBe(404)
  expect(getStatus('customers/verify/1')).toBeUndefined()
})

test('a NUL is in no address', () => {
  expect(getStatus('projects/\0')).toBe(400)
  expect(getStatus('projects', '?where[title][equals]=%00')).toBe(400)
})

test.each(['projects', 'projects/versions/1', 'globals/home/versions', 'nope/versions', ''])(
  'all else is left to Payload: %s',
  (path) => {
    expect(getStatus(path, '?limit=1')).toBeUndefined()
  },
)
