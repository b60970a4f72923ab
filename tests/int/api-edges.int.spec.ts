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

async function getStatus(path: string, init: Parameters<SignedInEditor['rest']>[1] = {}) {
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
  '/projects?where[title]=x',
  '/projects?where[or]=x',
  '/projects?where[or][0]=x',
  '/projects?where[and][0][title]=x',
  '/projects?where[title][near]=1',
  '/projects?where[title][within]=x',
  '/projects?where[slug][all]=a',
  '/projects?where[title][exists]=x',
  '/projects?where[title][equals][a]=b',
  '/projects?where[updatedBy][contains][hash]=a',
  '/projects?where[_status][equals]=x',
  '/projects?where[stage][like]=a',
  '/projects?where[updatedAt][like]=a',
  '/projects?where[updatedBy.role][like]=a',
  '/projects/versions?where[version.title][near]=1',
])('what nobody can look for is refused, and no failure: %s', async (path) => {
  expect(await getStatus(path)).toBe(400)
})

test.each([
  ['/globals/home?locale=en', { catalogues: { icon: 0 } }],
  ['/globals/home?locale=ro', { catalogues: { title: 0 } }],
  ['/globals/home?locale=ro', { catalogues: { text: true } }],
  ['/globals/footer?locale=ru', { about: {} }],
])('what is no text is refused where one is expected: %s %j', async (path, body) => {
  expect(await getStatus(path, { method: 'POST', body })).toBe(400)
})

test('a setting that nobody has made is not found when it is to go', async () => {
  const path = '/payload-preferences/list-of-none'
  expect(await getStatus(path, { method: 'DELETE' })).toBe(404)
  expect(await getStatus(path, { method: 'POST', body: { value: { limit: 10 } } })).toBe(200)
  expect(await getStatus(path, { method: 'DELETE' })).toBe(200)
  expect(await getStatus(path, { method: 'DELETE' })).toBe(404)
})

test('a condition that is none changes and removes nothing', async () => {
  expect(await getStatus('/projects?where=x', { method: 'DELETE' })).toBe(400)
  expect(await getStatus('/projects?where=x', { method: 'PATCH', body: {} })).toBe(400)
  // Payload leaves out what it cannot read: this would have been a condition that all records meet.
  const { totalDocs } = await site.cms.count({ collection: 'redirects', overrideAccess: true })
  expect(await getStatus('/redirects?where[from]=x', { method: 'DELETE' })).toBe(400)
  const left = await site.cms.count({ collection: 'redirects', overrideAccess: true })
  expect(left.totalDocs).toBe(totalDocs)
})

test('a condition about a text is read in the default language where the call names none', async () => {
  expect(await getStatus('/projects?where[title][like]=a')).toBe(200)
  expect(await getStatus('/projects/count?where[title][like]=a')).toBe(200)
})

test.each([
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'totpSecret',
  'recoveryCodes',
  'sessions.id',
])('no condition tells what an editor keeps hidden: %s', async (field) => {
  for (const path of [
    `/editors?where[${field}][like]=a`,
    `/projects?where[updatedBy.${field}][like]=a`,
    `/projects?where[updatedBy__${field}][like]=a`,
    `/projects?where[or][0][and][0][updatedBy.${field}][like]=a`,
    `/projects?where[updatedBy][contains][${field}][like]=a`,
    `/projects/versions?where[version.updatedBy.${field}][like]=a`,
  ]) {
    expect(await getStatus(path), path).toBe(400)
  }
  for (const asked of [`updatedBy.${field}`, `updatedBy__${field}`]) {
    for (const path of [`where[version.${asked}]`, `where[or][0][and][0][version.${asked}]`]) {
      expect(await getStatus(`/globals/home/versions?${path}[like]=a`), path).toBe(403)
    }
  }
})

test.each([
  ['POST', '/projects', { title: 'a\0b' }],
  ['PATCH', '/editors/1', { name: 'a\0b' }],
  ['POST', '/editors/login', { email: 'a\0b', password: 'x' }],
  ['POST', '/editors/forgot-password', { email: 'a\0b' }],
])('a text that no column takes is refused, and no failure: %s %s', async (method, path, body) => {
  expect(await getStatus(path, { method, body })).toBe(400)
})

test.each([
  'updatedBy.hash',
  'updatedBy.salt',
  '-updatedBy.resetPasswordToken',
  'title,updatedBy.resetPasswordExpiration',
  'updatedBy.email',
  'updatedBy__hash',
  '-updatedBy__resetPasswordToken',
  'banner.updatedBy.hash',
])('no order of records tells what is in another one: %s', async (sort) => {
  const refused = await admin.rest(`/projects?sort=${sort}`)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ errors: [{ data: { code: 'bad-request' } }] })
  expect(await getStatus(`/projects/versions?sort=version.${sort.replace(/^-/, '')}`)).toBe(400)
  const ofGlobal = `/globals/home/versions?sort=${sort.replace(/^-?/, '$&version.')}`
  if (!sort.includes('banner')) expect(await getStatus(ofGlobal)).toBe(403)
  const found = site.cms.find({ collection: 'projects', sort, ...admin.asUser })
  await expect(found).rejects.toMatchObject({
    code: 'bad-request',
    sentence: { en: 'Records are not sorted by fields of other records.' },
  })
})

test.each(['title', '-updatedAt', 'updatedBy', 'order,title', 'seo.title'])(
  'records are sorted by what is their own: %s',
  async (sort) => {
    expect(await getStatus(`/projects?sort=${sort}&locale=ro`)).toBe(200)
  },
)

const unsafeLinks = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  '//evil.example',
  '/\\evil.example',
]

test.each(unsafeLinks)('no address of a record leads to %j', async (url) => {
  const id = await publishedProject({ site, slug: `adresa-${unsafeLinks.indexOf(url)}` })
  const portal = { stage: 'open', portal: url, _status: 'published' }
  const path = `/projects/${id}?locale=ro`
  expect(await getStatus(path, { method: 'PATCH', body: portal })).toBe(400)
  const from = `/leg/${unsafeLinks.indexOf(url)}`
  expect(await getStatus('/redirects', { method: 'POST', body: { from, to: url } })).toBe(400)
  const target = { label: 'aici', target: url }
  for (const [page, data] of Object.entries({
    home: { banner1: { primary: target } },
    community: { invitation: { button: target } },
  })) {
    const body = { ...data, _status: 'published' }
    expect(await getStatus(`/globals/${page}?locale=ro`, { method: 'POST', body }), page).toBe(400)
  }
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  '//evil.example',
])('of a link to %s in a text the words are published', async (url) => {
  const id = await publishedProject({ site, slug: `leg-${url.replace(/\W+/g, '-')}` })
  const linksIn = async (link: string) => {
    const body = {
      description: richText(paragraph(linkNode(link, textNode('aici')))),
      _status: 'published',
    }
    const answer = await admin.rest(`/projects/${id}?locale=ro`, { method: 'PATCH', body })
    expect(answer.status).toBe(200)
    const text = JSON.stringify(await answer.json())
    expect(text).toContain('aici')
    return [...text.matchAll(/"url":"([^"]*)"/g)].map(([, address]) => address)
  }
  expect(await linksIn(url)).toEqual([])
  expect(await linksIn('/about')).toEqual(['/about'])
  expect(await linksIn('mailto:contact@pasiuni.example')).toEqual([
    'mailto:contact@pasiuni.example',
  ])
})
