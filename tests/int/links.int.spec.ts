import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '@/lib/run-sql'
import { countPeopleWaiting } from '@/features/dashboard/read-waiting'
import { findBrokenLinks, type BrokenLink } from '@/features/links/find-broken-links'
import { listMissingPages, missingPageSize } from '@/features/links/list-missing-pages'
import type { MissingFilter } from '@/features/links/missing-filter'
import { auditLog } from '../helpers/audit-log'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { redirectRecords } from '../helpers/redirect-records'
import { linkNode, paragraph, richText, textNode } from '../helpers/rich-text'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const { plant, stored: redirects, remove } = redirectRecords(site)
const everything = { overrideAccess: true, depth: 0, pagination: false } as const
const roles = ['admin', 'editor', 'translator', 'reviewer'] as const

let editor: SignedInEditor
const people = new Map<string, SignedInEditor>()

beforeAll(async () => {
  for (const role of roles) {
    const languages = role === 'translator' ? { languages: ['ru' as const] } : {}
    people.set(role, await signedInEditor({ site, name: `links-${role}`, role, ...languages }))
  }
  editor = person('editor')
})

beforeEach(async () => {
  await runSql({ cms: site.cms, query: sql`delete from missing_pages` })
  await remove()
})

function person(role: string): SignedInEditor {
  const found = people.get(role)
  if (!found) throw new Error(`Nobody is ${role}.`)
  return found
}

/** As the front server stores it; returns its number. */
async function ask(options: { path: string; hits?: number; isLinkedHere?: boolean }) {
  const { path, hits = 1, isLinkedHere = false } = options
  const query = sql`insert into missing_pages (path, hits, is_linked_here, last_seen_at)
    values (${path}, ${hits}, ${isLinkedHere}, now()) returning id`
  return Number((await runSql({ cms: site.cms, query })).rows[0]?.id)
}

async function wanted({ filter = {}, page = 1 }: { filter?: MissingFilter; page?: number } = {}) {
  const { cms } = site
  return listMissingPages({ cms, req: await createLocalReq({}, cms), filter, page })
}

async function wantedPaths(filter: MissingFilter = {}): Promise<string[]> {
  return (await wanted({ filter })).items.map(({ path }) => path)
}

async function broken(): Promise<BrokenLink[]> {
  return findBrokenLinks({ cms: site.cms, req: await createLocalReq({}, site.cms) })
}

/** A call of the admin panel, in Romanian. */
async function mend({ body, by = editor }: { body: object; by?: { cookie: string } }) {
  const response = await site.rest('/workplace/links', {
    method: 'POST',
    headers: {
      cookie: by.cookie,
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'accept-language': 'ro',
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

describe('links of our own', () => {
  test('what the site begins with leads somewhere', async () => {
    expect(await broken()).toEqual([])
  })

  test('a link in one language of a text is found there, and only there', async () => {
    const id = await publishedProject({ site, slug: 'cu-linkuri' })
    const texts = {
      ro: paragraph('Vedeți ', linkNode('/ro/about', textNode('despre noi'))),
      ru: paragraph('Смотрите ', linkNode('/ru/proj/nigde', textNode('проект'))),
    }
    for (const locale of ['ro', 'ru'] as const) {
      await site.cms.update({
        collection: 'projects',
        id,
        locale,
        data: {
          description: richText(texts[locale]),
          ...(locale === 'ru' && { title: 'Проект', catchphrase: 'Девиз' }),
          _status: locale === 'ro' ? 'published' : 'draft',
        },
        draft: locale === 'ru',
        overrideAccess: true,
      })
    }
    const place = { kind: 'collection', container: 'projects', document: String(id) } as const
    const found = { path: 'description', locale: 'ru', url: '/ru/proj/nigde', words: 'проект' }
    expect(await broken()).toEqual([
      expect.objectContaining({ ...place, ...found, fault: 'missing', isPublic: false }),
    ])
    await site.cms.delete({ collection: 'projects', id, trash: true, overrideAccess: true })
  })

  test('a button is followed to the trash, and redirects to nowhere, on and round', async () => {
    const id = await publishedProject({ site, slug: 'aruncat' })
    const before = await site.cms.findGlobal({ slug: 'home', locale: 'ro', overrideAccess: true })
    const point = (target: string | null) =>
      site.cms.updateGlobal({
        slug: 'home',
        locale: 'ro',
        data: {
          banner1: { ...before.banner1, primary: { ...before.banner1.primary, target } },
          _status: 'published',
        },
        overrideAccess: true,
      })
    await point('/proj/aruncat')
    expect(await broken()).toEqual([])
    const deletedAt = new Date().toISOString()
    await editor.rest(`/projects/${id}?locale=ro`, { method: 'PATCH', body: { deletedAt } })
    await plant({ from: '/vechi', to: '/proj/nicaieri' })
    await plant({ from: '/unu', to: '/doi' })
    await plant({ from: '/doi', to: '/about' })
    await plant({ from: '/rotund', to: '/rotund' })

    const found = await broken()
    const faults = found.map(({ container, url, fault }) => `${container} ${url} ${fault}`)
    expect(faults.toSorted()).toEqual([
      'home /proj/aruncat trashed',
      'redirects /doi chain',
      'redirects /proj/nicaieri missing',
      'redirects /rotund loop',
    ])
    expect(found.at(-1)).toMatchObject({
      kind: 'global',
      path: 'banner1.primary.target',
      locale: null,
      isPublic: true,
    })
    await point(before.banner1.primary?.target ?? null)
  })
})

describe('pages that readers miss', () => {
  test('the most wanted come first, without those that are there or redirected by now', async () => {
    await ask({ path: '/ro/rar' })
    await ask({ path: '/ro/des', hits: 40, isLinkedHere: true })
    await ask({ path: '/ro/about', hits: 90 })
    await ask({ path: '/en/vechi', hits: 90 })
    await ask({ path: '/ru/proj/%D0%BA%D0%B8%D0%BD%D0%BE', hits: 7 })
    await ask({ path: '/about', hits: 3 })
    await plant({ from: '/vechi', to: '/about' })

    const { items, total } = await wanted()
    expect(total).toBe(4)
    expect(items.map(({ shown, hits, likely }) => [shown, hits, likely])).toEqual([
      ['/ro/des', 40, null],
      ['/ru/proj/кино', 7, '/proj'],
      ['/about', 3, null],
      ['/ro/rar', 1, null],
    ])
    expect(items.map(({ isWithoutLanguage }) => isWithoutLanguage)).toEqual([
      ...[false, false, true, false],
    ])
    expect(await wantedPaths({ isLinkedHere: true })).toEqual(['/ro/des'])
    await ask({ path: '/ru/about', isLinkedHere: true })
    await ask({ path: '/ru/vechi', isLinkedHere: true })
    const { lostPages } = await countPeopleWaiting({ cms: site.cms, editorId: editor.id })
    expect(lostPages).toBe(1)
    expect(await wantedPaths({ search: 'КИН' })).toEqual(['/ru/proj/%D0%BA%D0%B8%D0%BD%D0%BE'])
    expect(await wantedPaths({ search: '100%' })).toEqual([])
  })

  test('a long list comes in pages', async () => {
    for (let index = 0; index <= missingPageSize; index += 1) {
      await ask({ path: `/ro/pagina-${index}`, hits: 100 - index })
    }
    const second = await wanted({ page: 2 })
    expect(second.total).toBe(missingPageSize + 1)
    expect(second.items.map(({ path }) => path)).toEqual([`/ro/pagina-${missingPageSize}`])
    expect((await wanted({ page: 9 })).items).toEqual([])
  })

  test('a redirect bears the editor’s name and takes the page off the list in all languages', async () => {
    const id = await ask({ path: '/ro/despre-noi-vechi' })
    await ask({ path: '/ru/despre-noi-vechi' })
    await ask({ path: '/ru/alta' })
    await plant({ from: '/si-mai-vechi', to: '/despre-noi-vechi' })
    expect(await mend({ body: { action: 'redirect', id, to: ' /ro/about/ ' } })).toEqual({
      status: 200,
      answer: {},
    })
    expect(await redirects()).toEqual({
      '/despre-noi-vechi': '/about',
      '/si-mai-vechi': '/about',
    })
    expect(await wantedPaths()).toEqual(['/ru/alta'])
    const left = await runSql({ cms: site.cms, query: sql`select path from missing_pages` })
    expect(left.rows).toEqual([{ path: '/ru/alta' }])

    const { docs } = await site.cms.find({
      collection: 'redirects',
      where: { from: { equals: '/despre-noi-vechi' } },
      ...everything,
    })
    expect(docs).toMatchObject([{ updatedBy: editor.id }])
    const log = await auditLog({ site, container: 'redirects', document: docs[0]?.id ?? 0 })
    expect(log).toMatchObject([{ action: 'create', actorName: 'links-editor' }])
  })

  test('letters of any script can be redirected, also to another site', async () => {
    const id = await ask({ path: '/ru/%D0%BA%D0%B8%D0%BD%D0%BE' })
    const to = 'https://example.org/kino?a=1'
    expect((await mend({ body: { action: 'redirect', id, to } })).status).toBe(200)
    expect(await redirects()).toEqual({ '/кино': to })
  })

  test.each([
    ['nowhere/', 400, 'Scrieți o cale a site-ului'],
    ['http://example.org', 400, 'Scrieți o cale a site-ului'],
    ['/ro/vechi', 400, 'ea însăși'],
    ['http://localhost:3000/ro/vechi', 400, 'ea însăși'],
    ['/inapoi', 400, 'în cerc'],
    ['/mai-departe', 400, 'este ea însăși redirecționată'],
    ['/proj/nimic', 400, 'nicio pagină'],
    ['', 400, 'Scrieți o cale a site-ului'],
  ])('%s is no place to lead to', async (to, status, sentence) => {
    const id = await ask({ path: '/ro/vechi' })
    await plant({ from: '/inapoi', to: '/vechi' })
    await plant({ from: '/mai-departe', to: '/about' })
    const { answer, ...refused } = await mend({ body: { action: 'redirect', id, to } })
    expect(refused.status).toBe(status)
    expect(JSON.stringify(answer)).toContain(sentence)
    expect(await redirects()).not.toHaveProperty('/vechi')
    expect(await wantedPaths()).toEqual(['/ro/vechi'])
  })

  test('what is redirected or there by now needs no redirect', async () => {
    const redirected = await ask({ path: '/ro/vechi' })
    await plant({ from: '/vechi', to: '/about' })
    const there = await ask({ path: '/ro/proj' })
    for (const id of [redirected, there]) {
      expect((await mend({ body: { action: 'redirect', id, to: '/contact' } })).status).toBe(409)
    }
    expect(await redirects()).toEqual({ '/vechi': '/about' })
  })

  test('who dismisses a page is in the log, and the page comes back when it is asked for', async () => {
    const id = await ask({ path: '/ro/%C8%99tiri' })
    expect((await mend({ body: { action: 'dismiss', id } })).status).toBe(200)
    expect(await wantedPaths()).toEqual([])
    const log = await auditLog({ site, container: 'missing-pages', document: id })
    expect(log).toMatchObject([{ action: 'delete', actorName: 'links-editor', title: '/ro/știri' }])
    expect((await mend({ body: { action: 'dismiss', id } })).status).toBe(404)
    await ask({ path: '/ro/%C8%99tiri' })
    expect(await wantedPaths()).toHaveLength(1)
  })

  test('translators and reviewers do nothing about it, nor does anybody else', async () => {
    const id = await ask({ path: '/ro/vechi' })
    const bodies = [
      { action: 'redirect', id, to: '/about' },
      { action: 'dismiss', id },
    ]
    for (const body of bodies) {
      expect((await mend({ body, by: { cookie: '' } })).status).toBe(401)
      for (const role of ['translator', 'reviewer']) {
        expect((await mend({ body, by: person(role) })).status).toBe(403)
      }
    }
    expect(await redirects()).toEqual({})
    expect(await wantedPaths()).toEqual(['/ro/vechi'])
    expect((await mend({ body: bodies[0] ?? {}, by: person('admin') })).status).toBe(200)
    for (const body of [{}, { action: 'dismiss', id: -1 }, { action: 'dismiss', id: 2 ** 40 }]) {
      expect((await mend({ body })).status).toBe(400)
    }
    expect((await mend({ body: { action: 'dismiss', id: 999_999 } })).status).toBe(404)
  })
})
