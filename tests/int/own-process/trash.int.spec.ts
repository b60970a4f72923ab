import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { locales } from '../../../src/i18n/locales'
import { runSql } from '../../../src/lib/run-sql'
import { readDrafts } from '../../../src/features/dashboard/read-drafts'
import { removeOldEntries } from '../../../src/features/audit/remove-old'
import { emptyTrash } from '../../../src/features/publishing/trash/empty-trash'
import { auditLog } from '../../helpers/audit-log'
import { useCms } from '../../helpers/cms'
import { publishedProject } from '../../helpers/own-records'
import { signedInEditor, type SignedInEditor } from '../../helpers/signed-in-editor'

// The pages' own cache is Next's; what is read behind it is what counts here.
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }))
vi.mock('@/cms/reading/visible-drafts', async (original) => ({
  ...(await original()),
  visibleDrafts: () => Promise.resolve({ kind: 'none' }),
  findShown: ({ find }: { find: (how: { draft: boolean }) => unknown }) => find({ draft: false }),
}))

const site = useCms()

let admin: SignedInEditor
let editor: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'Ana', role: 'admin' })
  editor = await signedInEditor({ site, name: 'Emil', role: 'editor' })
})

function trash(who: SignedInEditor, id: number) {
  const body = { deletedAt: new Date().toISOString() }
  return who.rest(`/projects/${id}?locale=ro`, { method: 'PATCH', body })
}

/** As the admin panel does it. */
function restore(who: SignedInEditor, id: number, status: 'draft' | 'published') {
  const query = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  const body = { deletedAt: null, _status: status }
  return who.rest(`/projects?locale=ro&${query}`, { method: 'PATCH', body })
}

async function publicTitles(id: number) {
  const { docs } = await site.cms.find({
    collection: 'projects',
    where: { id: { equals: id } },
    locale: 'ro',
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ title }) => title)
}

/** As the form of a new project does it. */
function add(slug: string, language = 'ro') {
  const text = { title: 'Titlu', description: 'Descriere' }
  const body = {
    ...{ title: `Altul ${slug}`, catchphrase: 'O deviză', slug, accent: 'cinema', order: 901 },
    ...{ feature1: text, feature2: text, feature3: text, feature4: text },
    ...{ stage: 'construction', _status: 'published' },
  }
  return site.rest('/projects?locale=ro', {
    method: 'POST',
    headers: {
      cookie: `${editor.cookie}; payload-lng=${language}`,
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
}

async function units(id: number) {
  const query = sql`select unit, locale, state, is_locked, changed_at from translation_units
    where container = 'projects' and document = ${String(id)} order by unit, locale`
  return (await runSql({ cms: site.cms, query })).rows
}

test('the trash takes a record off the site and the desk, and gives it back as it was', async () => {
  await site.cms.updateGlobal({
    slug: 'translation-settings',
    data: { gatedContainers: ['projects'] },
    overrideAccess: true,
  })
  const id = await publishedProject({ site, slug: 'la-cos' })
  // The desk's own knowledge, which the record does not hold.
  const decide = sql`update translation_units set is_locked = true
    where container = 'projects' and document = ${String(id)} and locale = 'ro'`
  await runSql({ cms: site.cms, query: decide })
  const before = await units(id)
  expect(before.length).toBeGreaterThan(0)

  expect((await trash(editor, id)).status).toBe(200)
  expect(await publicTitles(id)).toEqual([])
  expect(await units(id)).toEqual([])

  const answer = await restore(editor, id, 'published')
  expect(await answer.json()).toMatchObject({ errors: [], docs: [{ id }] })
  expect(await publicTitles(id)).toEqual(['Proiectul la-cos'])
  expect(await units(id)).toEqual(before)
  const entries = await auditLog({ site, container: 'projects', document: id })
  expect(entries.slice(-2)).toMatchObject([
    { action: 'trash', actorName: 'Emil', locale: null, title: 'Proiectul la-cos' },
    { action: 'restore', actorName: 'Emil', locale: null },
  ])
})

test('what is restored as a draft is public in no language, and keeps its texts', async () => {
  const id = await publishedProject({ site, slug: 'ciorna-din-cos' })
  const named = { title: 'A draft from the trash', catchphrase: 'A motto' }
  const feature = { title: 'Title', description: 'Description' }
  const translated = await editor.rest(`/projects/${id}?locale=en`, {
    method: 'PATCH',
    body: {
      ...named,
      ...{ feature1: feature, feature2: feature, feature3: feature, feature4: feature },
      _status: 'published',
    },
  })
  expect(translated.status).toBe(200)
  await trash(editor, id)

  const answer: unknown = await (await restore(editor, id, 'draft')).json()
  expect(answer).toMatchObject({ errors: [], docs: [{ id }] })
  const read = (draft: boolean) =>
    site.cms.findByID({
      collection: 'projects',
      id,
      locale: 'all',
      draft,
      depth: 0,
      overrideAccess: true,
    })
  for (const draft of [false, true]) {
    expect(await read(draft)).toMatchObject({
      _status: { ro: 'draft', en: 'draft' },
      title: { ro: 'Proiectul ciorna-din-cos', en: named.title },
    })
  }
  for (const locale of locales) {
    const { docs } = await site.cms.find({
      collection: 'projects',
      where: { id: { equals: id } },
      locale,
      depth: 0,
      overrideAccess: false,
    })
    expect(docs, locale).toEqual([])
  }
})

test('the address of a trashed project stays its own, and anyone who wants it is told so', async () => {
  const id = await publishedProject({ site, slug: 'rezervat' })
  await trash(editor, id)
  const sentences = {
    ro: 'Adresa „rezervat” este a unui proiect din coș. Alegeți alta sau restaurați acel proiect ori ștergeți-l definitiv.',
    en: 'The address “rezervat” belongs to a project in the trash. Choose another one, restore that project or delete it for good.',
    ru: 'Адрес «rezervat» занят проектом из корзины. Выберите другой, восстановите тот проект или удалите его навсегда.',
  }
  for (const [language, message] of Object.entries(sentences)) {
    const refused = await add('rezervat', language)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      errors: [{ name: 'ValidationError', data: { errors: [{ path: 'slug', message }] } }],
    })
  }
  expect(await (await restore(editor, id, 'published')).json()).toMatchObject({ errors: [] })
  const used = await (await add('rezervat')).text()
  expect(used).toContain('Adresa „rezervat” este deja a altui proiect.')
})

test('the address of its draft stays its own as well, so that nothing hinders its return', async () => {
  const id = await publishedProject({ site, slug: 'inainte' })
  const moved = await editor.rest(`/projects/${id}?locale=ro&draft=true`, {
    method: 'PATCH',
    body: { slug: 'dupa', _status: 'draft' },
  })
  expect(moved.status).toBe(200)
  await trash(editor, id)
  expect(await (await add('dupa')).text()).toContain('este a unui proiect din coș')
  const answer: unknown = await (await restore(editor, id, 'draft')).json()
  expect(answer).toMatchObject({ errors: [], docs: [{ id, slug: 'dupa' }] })
})

test('nothing leads to a project in the trash, until it comes back', async () => {
  const id = await publishedProject({ site, slug: 'nume-vechi' })
  const moved = await editor.rest(`/projects/${id}?locale=ro`, {
    method: 'PATCH',
    body: { slug: 'nume-nou', _status: 'published' },
  })
  expect(moved.status).toBe(200)
  // Only now: they load the configuration.
  const { getProjectAtSlug } = await import('@/features/projects/queries')
  const { getRedirect } = await import('@/features/site/queries')
  const { getListedPages } = await import('@/features/site/sitemap')
  const leads = async () => [
    await getRedirect('/ru/proj/nume-vechi'),
    (await getProjectAtSlug({ locale: 'ro', slug: 'nume-vechi' })).kind,
    (await getProjectAtSlug({ locale: 'ro', slug: 'nume-nou' })).kind,
    (await getListedPages({})).some(({ path }) => path === '/proj/nume-nou'),
  ]
  expect(await leads()).toEqual(['/proj/nume-nou', 'moved', 'found', true])
  await trash(editor, id)
  expect(await leads()).toEqual([null, 'missing', 'missing', false])
  await restore(editor, id, 'published')
  expect(await leads()).toEqual(['/proj/nume-nou', 'moved', 'found', true])
})

test('the preview of a project in the trash says where it is', async () => {
  const id = await publishedProject({ site, slug: 'de-vazut' })
  await trash(editor, id)
  const { GET } = await import('@/app/preview/route')
  const titles = {
    ro: 'Acest proiect este în coș',
    en: 'This project is in the trash',
    ru: 'Этот проект в корзине',
  }
  for (const [lang, title] of Object.entries(titles)) {
    const query = new URLSearchParams({ path: '/proj/de-vazut', lang })
    const request = new Request(`http://localhost:3000/preview?${query.toString()}`)
    request.headers.set('cookie', editor.cookie)
    request.headers.set('origin', 'http://localhost:3000')
    const answer = await GET(request)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain(`<h1>${title}</h1>`)
  }
})

test('only an administrator deletes for good, and only from the trash', async () => {
  const id = await publishedProject({ site, slug: 'sters' })
  const remove = (who: SignedInEditor) =>
    who.rest(`/projects/${id}?trash=true`, { method: 'DELETE' })
  const refused = await remove(admin)
  expect(refused.status).toBe(409)
  const said = {
    message: 'Mutați mai întâi în coș. De acolo, un administrator poate șterge definitiv.',
  }
  expect(await refused.json()).toMatchObject({ errors: [{ ...said, data: { code: 'conflict' } }] })
  // Of several at once, Payload tells by the messages which were left out and why.
  const several = await admin.rest(`/projects?where[id][equals]=${id}`, { method: 'DELETE' })
  expect(await several.json()).toMatchObject({ docs: [], errors: [{ id, ...said }] })
  expect((await trash(editor, id)).status).toBe(200)
  expect((await remove(editor)).status).toBe(403)
  expect((await remove(admin)).status).toBe(200)
  const entries = await auditLog({ site, container: 'projects', document: id })
  const last = entries.at(-1)
  expect(last).toMatchObject({ action: 'delete', actorName: 'Ana', title: 'Proiectul sters' })
  expect(last?.changes).toContainEqual({ path: 'slug', before: 'sters', after: null })
  const title = { path: 'title', locale: 'ro', before: 'Proiectul sters', after: null }
  expect(last?.changes).toContainEqual(title)
})

test('the trash is emptied after thirty days, the log after two years', async () => {
  const [old, fresh] = [
    await publishedProject({ site, slug: 'vechi' }),
    await publishedProject({ site, slug: 'recent' }),
  ]
  for (const id of [old, fresh]) await trash(admin, id)
  const query = sql`update projects set deleted_at = now() - interval '31 days' where id = ${old}`
  await runSql({ cms: site.cms, query })
  expect(await emptyTrash({ cms: site.cms, now: new Date() })).toBe(1)
  const { docs } = await site.cms.find({
    collection: 'projects',
    where: { id: { in: [old, fresh] } },
    trash: true,
    overrideAccess: true,
  })
  expect(docs.map(({ id }) => id)).toEqual([fresh])

  const count = await removeOldEntries({ cms: site.cms, now: new Date() })
  expect(count).toBe(0)
  const age = sql`update audit_entries set created_at = now() - interval '25 months'
    where container = 'projects' and document = ${String(old)}`
  await runSql({ cms: site.cms, query: age })
  expect(await removeOldEntries({ cms: site.cms, now: new Date() })).toBeGreaterThan(0)
  expect(await auditLog({ site, container: 'projects', document: old })).toEqual([])
})

test('a draft in the trash is no draft that waits for its editor', async () => {
  const body = { title: 'Grădini', slug: 'gradini', _status: 'draft' }
  const answer = await editor.rest('/projects?locale=ro&draft=true', { method: 'POST', body })
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json())
  const waiting = async () =>
    (await readDrafts({ cms: site.cms, editorId: editor.id, limit: 20 })).map(
      ({ document }) => document,
    )
  expect(await waiting()).toContain(String(doc.id))
  expect((await trash(editor, doc.id)).status).toBe(200)
  expect(await waiting()).not.toContain(String(doc.id))
})
