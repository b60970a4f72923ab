import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeChannel } from '@/cms/changes/change-channel'
import { isRecord } from '@/lib/is-record'
import { transferContainers, excludedCollections } from '@/features/transfer/transfer-containers'
import { pictureFolder } from '@/features/transfer/picture-files'
import { AppError } from '@/lib/errors/app-error'
import { auditLog } from '../helpers/audit-log'
import { useCms } from '../helpers/cms'
import {
  differences,
  edited,
  emptySite,
  exported,
  fillSite,
  imported,
  traces,
  undated,
} from '../helpers/content-transfer'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

let admin: SignedInEditor
let file: string

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'Ana', role: 'admin' })
  await fillSite(site)
  file = await exported(site)
})

afterEach(() => {
  vi.restoreAllMocks()
})

function getRefusal(given: string) {
  return imported({ site, file: given }).then(
    () => [],
    (error: unknown) => {
      if (error instanceof AppError) return error.params.body?.problems
      throw error
    },
  )
}

const changed = ({ rows }: { rows: { created: number; updated: number }[] }) =>
  rows.reduce((sum, { created, updated }) => sum + created + updated, 0)

test('every collection is carried, or said to stay', () => {
  const carried = new Set<string>(transferContainers(site.cms).map(({ slug }) => slug))
  const own = site.cms.config.collections.map(({ slug }): string => slug)
  const known = own.filter((slug) => !slug.startsWith('payload-'))
  expect(known.filter((slug) => carried.has(slug) === excludedCollections.has(slug))).toEqual([])
})

describe('what comes back', () => {
  test('the file is JSON, with every state of every language, and names nobody', () => {
    const entries: unknown = JSON.parse(file)
    const list = Array.isArray(entries) ? entries.filter(isRecord) : []
    const findProject = (key: string) =>
      list.find((entry) => entry.record === 'projects' && entry.key === key)
    expect(findProject('cu-ciorna')).toMatchObject({
      public: { title: { ro: 'Proiectul cu-ciorna', ru: null }, banner: 'sala.webp' },
      draft: { title: { ro: 'Un titlu mai nou' }, _status: { ro: 'draft' } },
    })
    expect(findProject('doar-rusa')).toMatchObject({
      public: { title: { ro: null, ru: 'Только по-русски' }, _status: { ru: 'draft' } },
    })
    expect(findProject('in-cos')?.public).not.toMatchObject({ deletedAt: null })
    expect(list.find(({ record }) => record === 'media')).toMatchObject({
      public: { focalX: 20, focalY: 70 },
    })
    expect(file.includes('updatedBy') || file.includes('ana@pasiuni.example')).toBe(false)
  })

  test('an empty database has it all as it was, under other ids', async () => {
    await emptySite(site)
    for (const name of readdirSync(pictureFolder(site.cms))) {
      rmSync(path.join(pictureFolder(site.cms), name))
    }
    const report = await imported({ site, file })
    expect(report.rows.every(({ updated, unchanged }) => updated + unchanged === 0)).toBe(true)
    expect(differences(await exported(site), file)).toEqual([])
    expect(filesWaiting()).toEqual([])

    const { docs } = await site.cms.find({
      collection: 'projects',
      where: { slug: { equals: 'cu-ciorna' } },
      locale: 'ro',
      overrideAccess: false,
    })
    expect(docs).toMatchObject([
      { title: 'Proiectul cu-ciorna', banner: { filename: 'sala.webp' } },
    ])
  })

  test('the same file again changes nothing, and leaves no version', async () => {
    const before = await traces(site)
    const report = await imported({ site, file })
    expect(changed(report)).toBe(0)
    expect(report.files).toMatchObject({ created: 0, updated: 0 })
    expect(await traces(site)).toEqual(before)
  })

  test('what differs is changed and announced, drafts included', async () => {
    const { docs } = await site.cms.find({
      collection: 'projects',
      where: { slug: { equals: 'cu-ciorna' } },
      overrideAccess: true,
    })
    const id = docs[0]?.id ?? 0
    await site.cms.update({
      collection: 'projects',
      id,
      locale: 'ro',
      data: { title: 'Altceva', _status: 'published' },
      overrideAccess: true,
    })
    const listener = new Client({ connectionString: process.env.DATABASE_URL })
    await listener.connect()
    const heard = new Set<string>()
    listener.on('notification', ({ payload = '' }) => heard.add(payload))
    await listener.query(`listen ${changeChannel}`)
    const report = await imported({ site, file })
    // Notices keep their order, and come before the answer to the second.
    for (let turn = 0; turn < 2; turn += 1) await listener.query('select 1')
    await listener.end()
    expect([...heard]).toEqual(['projects'])
    expect(report.rows.find(({ container }) => container === 'projects')).toMatchObject({
      created: 0,
      updated: 1,
    })
    expect(differences(undated(await exported(site)), undated(file))).toEqual([])
    const draft = await site.cms.findByID({
      ...{ collection: 'projects', id, locale: 'ro', draft: true },
      overrideAccess: true,
    })
    expect(draft.title).toBe('Un titlu mai nou')
  })

  test('a dry run tells the same and writes nothing', async () => {
    const next = edited({
      ...{ file, record: 'redirects', key: '/vechi' },
      edit: (entry) => ({ ...entry, public: { ...getPublic(entry), to: '/contact' } }),
    })
    const before = await exported(site)
    const log = await auditLog({ site, container: 'content' })
    const report = await imported({ site, file: next, isDryRun: true })
    expect(changed(report)).toBe(1)
    expect(differences(await exported(site), before)).toEqual([])
    expect(await auditLog({ site, container: 'content' })).toEqual(log)
  })
})

function getPublic(entry: Record<string, unknown>): Record<string, unknown> {
  return isRecord(entry.public) ? entry.public : {}
}

describe('what is refused', () => {
  const ofRedirect = (change: Record<string, unknown>) =>
    edited({
      ...{ file, record: 'redirects', key: '/vechi' },
      edit: (entry) => ({ ...entry, public: { ...getPublic(entry), ...change } }),
    })
  const place = 'redirects “/vechi”'

  test.each([
    ['a newer format', () => file.replace('"version":1,', '"version":2,'), 'newer-format'],
    ['another schema', () => file.replace(/"schema":"[^"]*"/, '"schema":"x"'), 'other-schema'],
    ['broken JSON', () => file.replace('"record":"redirects"', '"record":'), 'bad-line'],
    ['another layout', () => JSON.stringify(JSON.parse(file)), 'not-an-export'],
    ['a file cut short', () => file.split('\n').slice(0, -4).join('\n'), 'not-whole'],
    ['a lost record', () => file.replace(/^\{"record":"redirects".*\n/m, ''), 'not-whole'],
    [
      'a changed picture',
      () => file.replace(/"sha256":"....../, '"sha256":"000000'),
      'broken-file',
    ],
  ])('%s', async (_, make, code) => {
    expect(await getRefusal(make())).toMatchObject([{ code }])
  })

  test.each([
    [
      'an unknown field',
      () => ofRedirect({ colour: 1 }),
      { code: 'unknown-field', place, field: 'public.colour' },
    ],
    [
      'a wrong value',
      () => ofRedirect({ to: 5 }),
      { code: 'wrong-value', place, field: 'public.to' },
    ],
    [
      'an address that would run',
      () => ofRedirect({ to: 'javascript:alert(1)' }),
      { code: 'not-valid', place, field: 'to' },
    ],
    ['another name', () => ofRedirect({ from: '/altul' }), { code: 'wrong-key', place }],
    [
      'a relation to nothing',
      () => file.replaceAll('"banner":"sala.webp"', '"banner":"nimic.webp"'),
      {
        code: 'missing-relation',
        place: 'projects “cu-ciorna”',
        field: 'banner',
        args: { to: 'media “nimic.webp”' },
      },
    ],
    [
      'a way out of the folder',
      () => file.replaceAll('"file":"sala.webp"', '"file":"../sala.webp"'),
      { code: 'bad-line' },
    ],
  ])('%s', async (_, make, problem) => {
    const changedToo = edited({
      ...{ file: make(), record: 'glossary-terms', key: 'pasiune' },
      edit: (entry) => ({ ...entry, public: { ...getPublic(entry), note: 'Altă notă' } }),
    })
    expect(changedToo).toContain('Altă notă')
    expect(await getRefusal(changedToo)).toContainEqual(expect.objectContaining(problem))
  })

  test('and nothing else of such a file is taken', async () => {
    expect(differences(undated(await exported(site)), undated(file))).toEqual([])
    expect(filesWaiting()).toEqual([])
  })
})

/** What an import sets down until it is sure of everything. */
function filesWaiting(): string[] {
  return readdirSync(pictureFolder(site.cms)).filter((name) => name.startsWith('.'))
}

describe('the calls of the admin panel', () => {
  async function call(
    who: { cookie: string } | null,
    how: { dryRun: boolean; body?: string } | null,
  ) {
    const headers = { ...(who && { cookie: who.cookie }), origin: 'http://localhost:3000' }
    if (!how) return site.rest('/workplace/content/export', { headers })
    const query = how.dryRun ? '?dryRun=1' : ''
    const init = { method: 'POST', headers, body: how.body ?? file }
    return site.rest(`/workplace/content/import${query}`, init)
  }

  test('are for administrators only', async () => {
    for (const role of ['editor', 'translator', 'reviewer'] as const) {
      const languages = role === 'translator' ? (['ru'] as const) : []
      const who = await signedInEditor({ site, name: `${role}-1`, role, languages: [...languages] })
      expect((await call(who, null)).status).toBe(403)
      expect((await call(who, { dryRun: true })).status).toBe(403)
    }
    expect((await call(null, null)).status).toBe(401)
    expect((await call(null, { dryRun: false })).status).toBe(401)
  })

  test('hand out the file and take it back, and the log tells of both', async () => {
    const answer = await call(admin, null)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pasiuni-\d/)
    const text = await answer.text()
    expect(differences(text, await exported(site))).toEqual([])
    const applied = await call(admin, { dryRun: false, body: text })
    expect(applied.status).toBe(200)
    expect(await applied.json()).toMatchObject({ isDryRun: false, files: { updated: 0 } })
    const log = await auditLog({ site, container: 'content' })
    expect(log.slice(-2)).toMatchObject([
      { action: 'export-content', actorName: 'Ana' },
      { action: 'import', actorName: 'Ana' },
    ])
  })

  test('hand it out while its administrator is changed', async () => {
    const { find } = site.cms
    vi.spyOn(site.cms, 'find').mockImplementationOnce(async (options) => {
      const found = await find.call(site.cms, options)
      const data = { wantsDigest: false }
      await site.cms.update({ collection: 'editors', id: admin.id, data, overrideAccess: true })
      return found
    })
    const answer = await call(admin, null)
    expect(answer.status).toBe(200)
    expect(differences(await answer.text(), await exported(site))).toEqual([])
  })

  test('say what is wrong with a file', async () => {
    const answer = await call(admin, { dryRun: true, body: 'Bună ziua' })
    expect(answer.status).toBe(422)
    const body: unknown = await answer.json()
    const message: unknown = expect.stringContaining('nu este un export')
    expect(body).toMatchObject({
      code: 'bad-file',
      message,
      problems: [{ code: 'not-an-export' }],
    })
  })
})
