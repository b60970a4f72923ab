import { beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let admin: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'odd-values', role: 'admin' })
})

test.each([
  ['projects', { feature1: { description: { a: 1 } } }],
  ['projects', { feature3: { icon: 1e308 } }],
  ['timeline-entries', { title: { relationTo: 'nope', value: {} } }],
  ['reply-templates', { subject: -5 }],
  ['reply-templates', { text: 0 }],
  ['payload-locked-documents', { user: ['9|_', null, false] }],
  ['globals/home', { banner2: { title: [[]] } }],
  ['globals/about', { head: { text: -1 } }],
  ['globals/about', { value2: null }],
  ['globals/become', { editor: { icon: [{ id: 1 }] } }],
  ['globals/community', { head: null }],
  ['globals/navigation', { terms: [null] }],
  ['globals/site', { name: { a: 1 } }],
])('a value of another type is refused, and no failure: %s %j', async (path, body) => {
  const answer = await admin.rest(`/${path}?depth=0&locale=ro`, { method: 'POST', body })
  expect(answer.status, await answer.text()).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('a text and nothing at all are values of a text', async () => {
  const body = { about: null, attribution: { title: 'Pasiuni' } }
  const answer = await admin.rest('/globals/footer?depth=0&draft=true&locale=ru', {
    method: 'POST',
    body,
  })
  expect(answer.status, await answer.text()).toBe(200)
})

test('a form with files that is none is refused', async () => {
  const type = 'multipart/form-data; boundary=x'
  const headers = { 'content-type': type, cookie: admin.cookie, origin: 'http://localhost:3000' }
  const init = { method: 'POST', headers, body: '{}' }
  const answer = await site.rest('/globals/footer?locale=ro', init)
  expect(answer.status, await answer.text()).toBe(400)
})
