import { expect, test } from 'vitest'
import { editLeaves } from '@/lib/edit-base'
import { useCms } from '../helpers/cms'

const site = useCms()

const json = { 'content-type': 'application/json' }

async function editorCookie(): Promise<string> {
  const response = await site.rest('/editors/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      email: process.env.EDITOR_EMAIL,
      password: process.env.EDITOR_PASSWORD,
    }),
  })
  expect(response.status).toBe(200)
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

test.each([
  '/projects',
  '/projects?draft=true',
  '/projects?draft=true&locale=all',
  '/projects?locale=ro&fallback-locale=en',
  '/projects?where[title.en][like]=a',
  '/projects/versions',
  '/timeline-entries?locale=all',
  '/legal-documents?draft=true',
  '/globals/home',
  '/globals/home?draft=true&locale=all',
  '/globals/home/versions',
  '/media',
  '/contact-messages',
  '/user-profiles',
  '/editors',
  '/redirects',
  '/content-migrations',
])('strangers read nothing over REST: %s', async (path) => {
  const response = await site.rest(path)
  expect(response.status).toBe(403)
})

test('the form for a first editor is closed', async () => {
  const response = await site.rest('/editors/first-register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'thief@example.com', password: 'a-long-password', name: 'T' }),
  })
  expect(response.status).toBe(403)
  const { totalDocs } = await site.cms.count({ collection: 'editors', overrideAccess: true })
  expect(totalDocs).toBe(1)
})

test.each(['POST', 'PATCH', 'DELETE'])('strangers write nothing: %s', async (method) => {
  const path = method === 'POST' ? '/projects' : '/projects/1'
  const body = method === 'DELETE' ? {} : { body: JSON.stringify({ title: 'x' }) }
  const response = await site.rest(path, { method, headers: json, ...body })
  expect(response.status).toBe(403)
})

// What a form was filled with is compared with what is stored, before anybody asks who calls.
test.each([
  ['PATCH', '/projects/1?locale=ro', { title: 'x', catchphrase: 'x' }],
  ['POST', '/globals/home?locale=ro', { banner1: { title: 'x' } }],
])(
  'strangers are told nothing of a record by a save that is in conflict: %s %s',
  async (...call) => {
    const [method, path, data] = call
    const editBase = Object.fromEntries(editLeaves(data).map(([name]) => [name, ['-']]))
    const body = JSON.stringify({ ...data, editBase })
    const response = await site.rest(path, { method, headers: json, body })
    expect(response.status).toBe(403)
    expect(await response.text()).not.toMatch(/theirs|editBase/)
  },
)

test('editors read drafts and write, but messages of members are not theirs to make', async () => {
  const cookie = await editorCookie()
  const headers = { ...json, cookie, origin: 'http://localhost:3000' }
  expect((await site.rest('/projects?draft=true', { headers })).status).toBe(200)
  const patch = await site.rest('/globals/home?locale=en', {
    method: 'POST',
    headers,
    body: JSON.stringify({ banner1: { title: 'A title by an editor' }, _status: 'published' }),
  })
  expect(patch.status).toBe(200)
  const message = await site.rest('/contact-messages', {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'A', message: 'B', locale: 'ro', memberId: 'x' }),
  })
  expect(message.status).toBe(403)
})

test('an editor who is no administrator cannot make editors or raise their own role', async () => {
  const { id } = await site.cms.create({
    collection: 'editors',
    data: {
      email: 'second@pasiuni.example',
      password: 'a-second-password',
      name: 'Second',
      role: 'editor',
    },
    overrideAccess: true,
  })
  const user = await site.cms.findByID({ collection: 'editors', id, overrideAccess: true })
  const asSecond = { user, overrideAccess: false } as const
  await expect(
    site.cms.create({
      collection: 'editors',
      data: { email: 'c@pasiuni.example', password: 'a-third-password', name: 'C', role: 'admin' },
      ...asSecond,
    }),
  ).rejects.toThrow()
  await site.cms.update({ collection: 'editors', id, data: { role: 'admin' }, ...asSecond })
  const after = await site.cms.findByID({ collection: 'editors', id, overrideAccess: true })
  expect(after.role).toBe('editor')
})
