import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { redirectRecords } from '../helpers/redirect-records'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const { plant, stored: redirects, remove } = redirectRecords(site)

let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redirects-editor', role: 'editor' })
})

beforeEach(remove)

async function save(options: { body: object; id?: number; language?: string }) {
  const { body, id, language = 'en' } = options
  const response = await site.rest(id === undefined ? '/redirects' : `/redirects/${id}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: {
      cookie: `${editor.cookie}; payload-lng=${language}`,
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

test.each([
  [{}, '"path":"from"'],
  [{ from: '/vechi' }, '"path":"to"'],
  [{ from: '', to: '/about' }, '"path":"from"'],
  [{ from: '/vechi', to: '' }, '"path":"to"'],
  [{ from: ['/vechi'], to: '/about' }, '"path":"from"'],
  [{ from: '/vechi', to: ['/about'] }, '"path":"to"'],
  [{ from: 'vechi', to: '/about' }, 'without ? or #'],
  [{ from: '/vechi?a=1', to: '/about' }, 'without ? or #'],
  [{ from: 'https://example.org', to: '/about' }, 'without ? or #'],
  [{ from: '/about', to: '/contact' }, 'would never take effect'],
  [{ from: '/ro', to: '/contact' }, 'would never take effect'],
  [{ from: '/vechi', to: '/ro/vechi/' }, 'would lead to itself'],
  [{ from: '/vechi', to: 'http://localhost:3000/ro/vechi' }, 'would lead to itself'],
])('%j is refused with a field error', async (body, said) => {
  const { status, text } = await save({ body })
  expect([status, text]).toEqual([400, expect.stringContaining(said)])
  expect(await redirects()).toEqual({})
})

test('a circle is refused in three languages, by creating and by changing', async () => {
  await plant({ from: '/unu', to: '/doi' })
  await plant({ from: '/doi', to: '/trei' })
  const sentences = {
    ro: 'Adresele s-ar trimite în cerc',
    en: 'The addresses would lead round in a circle',
    ru: 'Адреса вели бы по кругу',
  }
  for (const [language, sentence] of Object.entries(sentences)) {
    const refused = await save({ body: { from: '/trei', to: '/unu' }, language })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(sentence)])
  }
  const made = await save({ body: { from: '/ro/trei/', to: '/ru/about' } })
  expect(made.status).toBe(201)
  expect(await redirects()).toMatchObject({ '/trei': '/about' })
  const { docs } = await site.cms.find({
    collection: 'redirects',
    where: { from: { equals: '/trei' } },
    depth: 0,
    overrideAccess: true,
  })
  const [{ id } = { id: 0 }] = docs
  expect((await save({ id, body: { to: '/unu' } })).status).toBe(400)
  expect((await save({ id, body: { to: '/trei' } })).status).toBe(400)
  expect((await save({ id, body: { from: '/patru' } })).status).toBe(200)
  expect(await redirects()).toMatchObject({ '/patru': '/about' })
})

test('a full address of this site is a path like any other, in what is stored as well', async () => {
  const own = 'http://localhost:3000'
  expect((await save({ body: { from: `${own}/ro/unu`, to: `${own}/ru/about` } })).status).toBe(201)
  expect(await redirects()).toEqual({ '/unu': '/about' })
  // As they were stored before.
  await plant({ from: '/doi', to: `${own}/ro/trei` })
  const { status, text } = await save({ body: { from: '/trei', to: '/doi' } })
  expect([status, text]).toEqual([400, expect.stringContaining('round in a circle')])
})

test('an old address is taken as it was copied, a page of another kind or alphabet included', async () => {
  const own = 'http://localhost:3000'
  for (const from of [`${own}/cinema.html`, `${own}/ru/%D1%81%D1%82%D0%B0%D1%80%D0%BE%D0%B5/`]) {
    expect((await save({ body: { from, to: '/about' } })).status).toBe(201)
  }
  expect(await redirects()).toEqual({ '/cinema.html': '/about', '/старое': '/about' })
})

test('two at once do not make a circle', async () => {
  const statuses = await Promise.all(
    [
      { from: '/stanga', to: '/dreapta' },
      { from: '/dreapta', to: '/stanga' },
    ].map(async (body) => (await save({ body })).status),
  )
  expect(statuses.toSorted()).toEqual([201, 400])
})

test('the page of a project may be redirected for the time when it is gone', async () => {
  await publishedProject({ site, slug: 'pleaca-curand' })
  const body = { from: '/proj/pleaca-curand', to: '/proj' }
  expect((await save({ body })).status).toBe(201)
})
