import { beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'Emil', role: 'editor' })
})

/** As “Publish in all languages” does it in the English form; gives the problems by path. */
async function publishAll(path: string, body: object) {
  const method = path === '/projects' ? 'POST' : 'PATCH'
  const query = 'locale=en&publishAllLocales=true'
  const answer = await editor.rest(`${path}?${query}`, {
    method,
    body: { ...body, _status: 'published' },
  })
  return { status: answer.status, text: await answer.text() }
}

test('a new project without its Romanian texts is not published in all languages', async () => {
  const text = { title: 'Title', description: 'Description' }
  const refused = await publishAll('/projects', {
    ...{ title: 'Only English', catchphrase: 'A motto', slug: 'only-english', accent: 'cinema' },
    ...{ feature1: text, feature2: text, feature3: text, feature4: text },
    ...{ stage: 'construction', order: 902 },
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Textul în română este obligatoriu.')
  expect(refused.text).toContain('"path":"feature4.description"')
  const { totalDocs } = await site.cms.find({
    collection: 'projects',
    where: { slug: { equals: 'only-english' } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(0)
})

test('a draft that breaks the rules in another language keeps all from being published', async () => {
  const id = await publishedProject({ site, slug: 'toate-limbile' })
  const draft = (locale: string, body: object) =>
    editor.rest(`/projects/${id}?locale=${locale}&draft=true`, {
      method: 'PATCH',
      body: { ...body, _status: 'draft' },
    })
  expect((await draft('ro', { title: '' })).status).toBe(200)
  expect((await draft('ru', { catchphrase: 'я'.repeat(500) })).status).toBe(200)
  const refused = await publishAll(`/projects/${id}`, { title: 'English' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Textul în română este obligatoriu.')
  expect(refused.text).toMatch(/Русский: Cel mult \d+ de caractere\./)

  expect((await draft('ro', { title: 'Titlu nou' })).status).toBe(200)
  expect((await draft('ru', { catchphrase: 'Девиз' })).status).toBe(200)
  expect((await publishAll(`/projects/${id}`, { title: 'English' })).status).toBe(200)
})
