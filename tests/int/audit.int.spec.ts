import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { listEntries } from '@/features/audit/list-entries'
import { recordAudit } from '@/features/audit/record'
import { runSql } from '@/lib/run-sql'
import { readView } from '../../src/features/translation/reading/read-unit'
import { saveText } from '../../src/features/translation/units/save-text'
import type { EditorRights } from '../../src/cms/access/rights'
import { auditLog } from '../helpers/audit-log'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

let admin: SignedInEditor
let editor: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'Ana', role: 'admin' })
  editor = await signedInEditor({ site, name: 'Emil', role: 'editor' })
})

async function change(options: {
  who: SignedInEditor
  id: number
  query?: string
  body: object
}): Promise<void> {
  const { who, id, query = 'locale=ro', body } = options
  const response = await who.rest(`/projects/${id}?${query}`, { method: 'PATCH', body })
  expect(await response.text()).not.toContain('"errors"')
  expect(response.status).toBe(200)
}

const asDraft = 'locale=ro&draft=true&autosave=true'

test('drafts that follow one another are one entry, from the first text to the last', async () => {
  const id = await publishedProject({ site, slug: 'serie' })
  for (const title of ['Serie nouă', 'Serie foarte nouă']) {
    await change({ who: editor, id, query: asDraft, body: { title } })
  }
  const [made, publicly, drafts, ...others] = await auditLog({
    ...{ site, container: 'projects', document: id },
  })
  expect([made?.action, publicly?.action, others.length]).toEqual(['create', 'publish', 0])
  // A script made it.
  expect(made).toMatchObject({ actorName: 'Pasiuni', actor: null })
  expect(drafts).toMatchObject({
    ...{ action: 'update', actorName: 'Emil', actor: editor.id, locale: 'ro' },
    title: 'Serie foarte nouă',
    changes: [{ path: 'title', before: 'Proiectul serie', after: 'Serie foarte nouă' }],
  })

  await change({ who: admin, id, query: asDraft, body: { order: 901 } })
  await change({ who: editor, id, query: asDraft, body: { order: 902 } })
  const later = await auditLog({ site, container: 'projects', document: id })
  expect(later.slice(3).map(({ actorName, changes }) => ({ actorName, changes }))).toEqual([
    { actorName: 'Ana', changes: [{ path: 'order', before: '900', after: '901' }] },
    { actorName: 'Emil', changes: [{ path: 'order', before: '901', after: '902' }] },
  ])
})

test('publishing tells what readers saw before, and withdrawing that they no longer do', async () => {
  const id = await publishedProject({ site, slug: 'publicare' })
  await change({ who: editor, id, query: asDraft, body: { catchphrase: 'Altă deviză' } })
  await change({ who: admin, id, body: { _status: 'published' } })
  await change({ who: admin, id, body: { _status: 'draft' } })
  const entries = await auditLog({ site, container: 'projects', document: id })
  expect(entries.slice(-2)).toMatchObject([
    {
      ...{ action: 'publish', actorName: 'Ana', locale: 'ro' },
      changes: [{ path: 'catchphrase', before: 'O deviză', after: 'Altă deviză' }],
    },
    { action: 'unpublish', actorName: 'Ana', locale: 'ro', changes: null },
  ])
})

test('an old version that comes back is recorded with all its languages', async () => {
  const id = await publishedProject({ site, slug: 'versiuni' })
  const { docs } = await site.cms.findVersions({
    collection: 'projects',
    where: { parent: { equals: id } },
    limit: 1,
    overrideAccess: true,
  })
  await change({ who: editor, id, query: asDraft, body: { title: 'Alt titlu' } })
  const response = await admin.rest(`/projects/versions/${docs[0]?.id}?draft=true`, {
    method: 'POST',
  })
  expect(response.status).toBe(200)
  const entries = await auditLog({ site, container: 'projects', document: id })
  expect(entries.at(-1)).toMatchObject({
    ...{ action: 'restore-version', actorName: 'Ana', locale: null },
    changes: [{ path: 'title', locale: 'ro', before: 'Alt titlu', after: 'Proiectul versiuni' }],
  })
})

test('what an editor sends as the last editor is not believed', async () => {
  const id = await publishedProject({ site, slug: 'semnat' })
  const stored = () =>
    site.cms.findByID({ collection: 'projects', id, draft: true, depth: 0, overrideAccess: true })
  expect((await stored()).updatedBy).toBeNull()
  await change({ who: editor, id, query: asDraft, body: { order: 3, updatedBy: admin.id } })
  expect((await stored()).updatedBy).toBe(editor.id)

  await admin.rest('/globals/footer?locale=ro', {
    method: 'POST',
    body: { about: 'Un grup de oameni', updatedBy: editor.id, _status: 'published' },
  })
  const footer = await site.cms.findGlobal({ slug: 'footer', depth: 0, overrideAccess: true })
  expect(footer.updatedBy).toBe(admin.id)
  const entries = await auditLog({ site, container: 'footer' })
  expect(entries.at(-1)).toMatchObject({
    ...{ action: 'publish', actorName: 'Ana', locale: 'ro', document: null },
    changes: [{ path: 'about', after: 'Un grup de oameni' }],
  })
})

test('an approval at the translation desk is a publication by who approves', async () => {
  const unit = 'global:about:mission.title'
  const person: EditorRights = {
    ...{ id: admin.id, name: 'Ana', role: 'admin', languages: [], mayApprove: true },
  }
  const desk = { cms: site.cms, editor: person, language: 'ro' } as const
  const { hash } = await readView({ ...desk, unit, locale: 'ru' })
  const input = { unit, locale: 'ru', text: 'Наша миссия сегодня', approve: true } as const
  await saveText({ ...desk, input: { ...input, expectedHash: hash } })
  const entries = await auditLog({ site, container: 'about' })
  expect(entries.at(-1)).toMatchObject({
    ...{ action: 'publish', actorName: 'Ana', actor: admin.id, locale: 'ru' },
    changes: [{ path: 'mission.title', after: 'Наша миссия сегодня' }],
  })
  const about = await site.cms.findGlobal({ slug: 'about', depth: 0, overrideAccess: true })
  expect(about.updatedBy).toBe(admin.id)
})

test('sign-ins and sign-outs are told of, and no secret ever is', async () => {
  const person = await signedInEditor({ site, name: 'Sofia', role: 'editor' })
  await person.rest(`/editors/${person.id}`, { method: 'PATCH', body: { name: 'Sofia Nouă' } })
  await person.rest('/editors/logout', { method: 'POST' })
  const entries = await auditLog({ site, container: 'editors', document: person.id })
  expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['create', 'Pasiuni'],
    ['sign-in', 'Sofia'],
    ['update', 'Sofia'],
    ['sign-out', 'Sofia Nouă'],
  ])
  const everything = JSON.stringify(entries)
  expect(everything).toContain('Sofia Nouă')
  for (const word of ['password', 'hash', 'salt', 'session']) expect(everything).not.toContain(word)
})

test('nobody writes the log, and translators do not read it', async () => {
  const translator = await signedInEditor({
    ...{ site, name: 'Tania', role: 'translator', languages: ['ru'] },
  })
  const [entry] = await auditLog({ site, container: 'editors' })
  const path = `/audit-entries/${entry?.id}`
  const body = { actorName: 'X', action: 'update', container: 'projects' }
  for (const who of [admin, editor, translator]) {
    const made = await who.rest('/audit-entries', { method: 'POST', body })
    const changed = await who.rest(path, { method: 'PATCH', body })
    const gone = await who.rest(path, { method: 'DELETE' })
    expect([made.status, changed.status, gone.status]).toEqual([403, 403, 403])
    const call = { collection: 'audit-entries', data: body } as const
    await expect(site.cms.create({ ...call, ...who.asUser })).rejects.toThrow()
    await expect(site.cms.update({ ...call, where: {}, ...who.asUser })).rejects.toThrow()
    const { asUser } = who
    await expect(
      site.cms.delete({ collection: 'audit-entries', where: {}, ...asUser }),
    ).rejects.toThrow()
  }
  const reads = await Promise.all([admin, editor, translator].map((who) => who.rest(path)))
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 403])
})

test('the days of the filter begin and end at midnight in Chișinău', async () => {
  const { cms } = site
  // In winter two hours before midnight UTC, in summer three.
  for (const [title, at] of [
    ['last of October', '2026-10-31T21:59:59Z'],
    ['first of November', '2026-10-31T22:30:00Z'],
    ['first of July', '2026-06-30T21:30:00Z'],
  ] as const) {
    const id = await recordAudit({ cms, actor: null, action: 'update', container: 'days', title })
    const query = sql`update audit_entries set created_at = ${at} where id = ${id}`
    await runSql({ cms, query })
  }
  const titles = async (days: { from?: string; until?: string }) => {
    const filter = { container: 'days', ...days }
    const { items, total } = await listEntries({ cms, filter, page: 1 })
    expect(items).toHaveLength(total)
    return items.map(({ title }) => title)
  }
  expect(await titles({ from: '2026-11-01' })).toEqual(['first of November'])
  expect(await titles({ from: '2026-07-02', until: '2026-10-31' })).toEqual(['last of October'])
  expect(await titles({ from: '2026-07-01', until: '2026-07-01' })).toEqual(['first of July'])
})

test('a long text is cut between two characters, so that it can be stored', async () => {
  const { cms } = site
  const letters = 'a'.repeat(1998)
  const after = `${letters}😀${'b'.repeat(10)}`
  const entry = { actor: null, action: 'update', container: 'clipped' } as const
  await recordAudit({ cms, ...entry, changes: [{ path: 'text', before: null, after }] })
  const { items } = await listEntries({ cms, filter: { container: 'clipped' }, page: 1 })
  expect(items[0]?.changes).toEqual([{ path: 'text', before: null, after: `${letters}…` }])
})
