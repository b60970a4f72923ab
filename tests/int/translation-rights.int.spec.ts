import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signedInEditor } from '../helpers/signed-in-editor'
import { storedTexts } from '../helpers/stored-texts'
import { useTranslators } from '../helpers/translators'

const { site, team, russianTitle } = useTranslators()

const published = { _status: 'published' } as const

// What the publish gate holds back is a matter of its own.
beforeAll(async () => {
  await site.cms.updateGlobal({
    slug: 'translation-settings',
    data: { gatedContainers: [] },
    overrideAccess: true,
  })
})

test('a translator opens records and saves drafts in their language', async () => {
  const { translator, project } = team()
  const before = await storedTexts(site.cms)
  const open = await translator.rest(`/projects/${project}?locale=ru&draft=true`)
  expect(open.status).toBe(200)
  const saved = await translator.rest(`/projects/${project}?locale=ru&draft=true&autosave=true`, {
    method: 'PATCH',
    body: { title: 'Черновик', feature1: { title: 'Тоже черновик' } },
  })
  expect(saved.status).toBe(200)
  expect(await russianTitle({ draft: true })).toBe('Черновик')
  expect(await russianTitle({ draft: false })).not.toBe('Черновик')
  const page = await translator.rest('/globals/home?locale=ru&draft=true', {
    method: 'POST',
    body: { banner1: { title: 'Черновик' } },
  })
  expect(page.status).toBe(200)
  expect(await storedTexts(site.cms)).toBe(before)
})

test('anyone who may approve publishes their language, and what is shared stays', async () => {
  const { approver, project } = team()
  const before = await storedTexts(site.cms)
  const answer = await approver.rest(`/projects/${project}?locale=ru`, {
    method: 'PATCH',
    body: { title: 'Готово', order: 1, slug: 'gata', ...published },
  })
  expect(answer.status).toBe(200)
  expect(await russianTitle({ draft: false })).toBe('Готово')
  expect(await storedTexts(site.cms)).toBe(before)
  const romanian = await approver.rest(`/projects/${project}?locale=ro`, {
    method: 'PATCH',
    body: { title: 'Подменённый заголовок', ...published },
  })
  expect(romanian.status).toBe(403)
})

test.each([
  ['POST', '/globals/home'],
  ['POST', '/globals/contact'],
  ['POST', '/globals/site'],
  ['POST', '/globals/navigation'],
  ['PATCH', '/timeline-entries/1'],
  ['PATCH', '/legal-documents/1'],
])(
  'where nothing shared waits, a language is published on its own: %s %s',
  async (method, path) => {
    const before = await storedTexts(site.cms)
    const answer = await team().approver.rest(`${path}?locale=ru`, { method, body: published })
    expect(answer.status).toBe(200)
    expect(await storedTexts(site.cms)).toBe(before)
  },
)

const rule = z.looseObject({ update: z.boolean().default(false) })
const permissions = z.looseObject({
  ...rule.shape,
  delete: z.boolean().default(false),
  // Where everything is allowed, Payload says so in one word.
  fields: z.record(
    z.string(),
    z.union([z.literal(true).transform(() => ({ update: true })), rule]),
  ),
})

test('the admin panel knows what is open to a translator', async () => {
  const { translator, approver, project } = team()
  const ask = async ({ who = translator, locale = 'ru', path = '', status = 'draft' }) => {
    const answer = await who.rest(`${path || `/projects/access/${project}`}?locale=${locale}`, {
      method: 'POST',
      body: { title: 'Кино', _status: status },
    })
    return permissions.parse(await answer.json())
  }
  const { fields, ...record } = await ask({})
  expect([record.update, record.delete]).toEqual([true, false])
  expect([fields.title?.update, fields.slug?.update]).toEqual([true, false])
  expect((await ask({ locale: 'ro' })).update).toBe(false)
  expect((await ask({ status: 'published' })).update).toBe(false)
  expect((await ask({ status: 'published', who: approver })).update).toBe(true)
  const page = { path: '/globals/home/access', status: 'published' }
  expect((await ask(page)).update).toBe(true)
  expect((await ask({ ...page, locale: 'en' })).update).toBe(false)
})

test('the alternative text of a picture is translated, the picture stays', async () => {
  const { translator, picture } = team()
  const before = await storedTexts(site.cms)
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Кинозал' }))
  form.set('file', new Blob(['x'], { type: 'image/png' }), 'other.png')
  const withFile = await translator.rest(`/media/${picture}?locale=ru`, {
    method: 'PATCH',
    body: form,
  })
  expect(withFile.status).toBe(403)
  const cut = '&uploadEdits[crop][width]=10&uploadEdits[crop][height]=10'
  const cropped = await translator.rest(`/media/${picture}?locale=ru${cut}`, {
    method: 'PATCH',
    body: {},
  })
  expect(cropped.status).toBe(403)
  const text = await translator.rest(`/media/${picture}?locale=ru`, {
    method: 'PATCH',
    body: {
      alt: 'Кинозал',
      credit: 'Вор',
      focalX: 1,
      focalY: 2,
      width: 9,
      mimeType: 'text/html',
      filename: 'other.png',
      url: 'https://thief.example/x.png',
      sizes: { w480: { url: 'https://thief.example/x.png', width: 9 } },
    },
  })
  expect(text.status).toBe(200)
  const media = await site.cms.findByID({
    collection: 'media',
    id: picture,
    locale: 'ru',
    overrideAccess: true,
  })
  expect(media.alt).toBe('Кинозал')
  expect(await storedTexts(site.cms)).toBe(before)
  const fresh = await translator.rest('/media?locale=ru', { method: 'POST', body: form })
  expect(fresh.status).toBe(403)
})

test('nobody widens their own rights', async () => {
  const { translator, approver } = team()
  const answer = await translator.rest(`/editors/${translator.id}`, {
    method: 'PATCH',
    body: { role: 'admin', languages: ['ro', 'en', 'ru'], mayApprove: true, name: 'Новое имя' },
  })
  expect(answer.status).toBe(200)
  const after = await site.cms.findByID({
    collection: 'editors',
    id: translator.id,
    overrideAccess: true,
  })
  expect(after).toMatchObject({
    role: 'translator',
    languages: ['ru'],
    mayApprove: false,
    name: 'Новое имя',
  })
  const other = await translator.rest(`/editors/${approver.id}`, {
    method: 'PATCH',
    body: { name: 'Чужое имя' },
  })
  expect(other.status).toBe(403)
})

test.each([
  ['GET', '/contact-messages'],
  ['GET', '/user-profiles'],
  ['GET', '/outgoing-mails'],
  ['POST', '/redirects'],
  ['PATCH', '/redirects?where[id][exists]=true'],
  ['DELETE', '/redirects?where[id][exists]=true'],
  ['POST', '/editors'],
  ['POST', '/globals/translation-settings'],
  ['POST', '/translation-units'],
  ['PATCH', '/translation-units?where[id][exists]=true'],
  ['PATCH', '/translation-changes?where[id][exists]=true'],
  ['DELETE', '/translation-comments?where[id][exists]=true'],
])('a translator has no business with %s %s', async (method, path) => {
  const { translator } = team()
  const answer = await translator.rest(path, {
    method,
    ...(method === 'GET' ? {} : { body: { from: '/a', to: '/b' } }),
  })
  expect(answer.status).toBe(403)
})

test('a reviewer without languages reviews them all, and shared fields stay closed', async () => {
  const { project, version } = team()
  const reviewer = await signedInEditor({ site, name: 'corector', role: 'reviewer' })
  const before = await site.cms.findByID({
    collection: 'projects',
    id: project,
    overrideAccess: true,
  })
  const answer = await reviewer.rest(`/projects/${project}?locale=en`, {
    method: 'PATCH',
    body: { catchphrase: 'A reviewed catchphrase', order: 77, ...published },
  })
  expect(answer.status).toBe(200)
  const after = await site.cms.findByID({
    collection: 'projects',
    id: project,
    locale: 'en',
    overrideAccess: true,
  })
  expect(after.catchphrase).toBe('A reviewed catchphrase')
  expect(after.order).toBe(before.order)
  const restored = await reviewer.rest(`/projects/versions/${version}?locale=en`, {
    method: 'POST',
    body: {},
  })
  expect(restored.status).toBe(403)
})

test('what an editor left as a shared draft is not published by a translator', async () => {
  const { approver, project } = team()
  await site.cms.update({
    collection: 'projects',
    id: project,
    locale: 'ro',
    draft: true,
    data: { order: 55 },
    overrideAccess: true,
  })
  const answer = await approver.rest(`/projects/${project}?locale=ru`, {
    method: 'PATCH',
    body: { title: 'Рано', ...published },
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ errors: [{ data: { code: 'conflict' } }] })
  expect(await russianTitle({ draft: false })).not.toBe('Рано')
})
