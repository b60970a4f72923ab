import { beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { linkNode, paragraph, richText, textNode } from '../helpers/rich-text'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let admin: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'margini', role: 'admin' })
})

async function statusOf(path: string, init: Parameters<SignedInEditor['rest']>[1] = {}) {
  return (await admin.rest(path, init)).status
}

test.each([
  '/projects?where=x',
  '/projects/count?where=x',
  '/projects?page=-1',
  '/projects?page=99999999999999999999',
  '/projects?limit=99999999999999999999',
  '/projects/x',
  '/projects/99999999999999999999',
  '/projects/%00',
  '/globals/home/versions/99999999999',
  '/payload-preferences/%00',
])('what nobody can look for is refused, and no failure: %s', async (path) => {
  expect(await statusOf(path)).toBe(400)
})

test('a condition that is none changes and removes nothing', async () => {
  expect(await statusOf('/projects?where=x', { method: 'DELETE' })).toBe(400)
  expect(await statusOf('/projects?where=x', { method: 'PATCH', body: {} })).toBe(400)
})

test.each([
  ['POST', '/projects', { title: 'a\0b' }],
  ['PATCH', '/editors/1', { name: 'a\0b' }],
  ['POST', '/editors/login', { email: 'a\0b', password: 'x' }],
  ['POST', '/editors/forgot-password', { email: 'a\0b' }],
])('a text that no column takes is refused, and no failure: %s %s', async (method, path, body) => {
  expect(await statusOf(path, { method, body })).toBe(400)
})

test.each([
  'updatedBy.hash',
  'updatedBy.salt',
  '-updatedBy.resetPasswordToken',
  'title,updatedBy.resetPasswordExpiration',
  'updatedBy.email',
  'banner.updatedBy.hash',
])('no order of records tells what is in another one: %s', async (sort) => {
  const refused = await admin.rest(`/projects?sort=${sort}`)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ errors: [{ data: { code: 'bad-request' } }] })
  expect(await statusOf(`/projects/versions?sort=version.${sort.replace(/^-/, '')}`)).toBe(400)
  const found = site.cms.find({ collection: 'projects', sort, ...admin.asUser })
  await expect(found).rejects.toMatchObject({
    code: 'bad-request',
    said: { en: 'Records are not sorted by fields of other records.' },
  })
})

test.each(['title', '-updatedAt', 'updatedBy', 'order,title', 'seo.title'])(
  'records are sorted by what is their own: %s',
  async (sort) => {
    expect(await statusOf(`/projects?sort=${sort}&locale=ro`)).toBe(200)
  },
)

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  '//evil.example',
])('a text with a link to %s is not published', async (url) => {
  const id = await publishedProject({ site, slug: `leg-${url.replace(/\W+/g, '-')}` })
  const body = (link: string) => ({
    description: richText(paragraph(linkNode(link, textNode('aici')))),
    _status: 'published',
  })
  const patch = (link: string) =>
    statusOf(`/projects/${id}?locale=ro`, { method: 'PATCH', body: body(link) })
  expect(await patch(url)).toBe(400)
  expect(await patch('/about')).toBe(200)
  expect(await patch('mailto:contact@pasiuni.example')).toBe(200)
})
