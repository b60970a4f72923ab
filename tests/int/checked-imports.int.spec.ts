import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { lockContainer } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'
import { hashSha256, pictureFolder } from '@/features/transfer/picture-files'
import { isRecord } from '@/lib/is-record'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { edited, exported, fillSite, imported } from '../helpers/content-transfer'
import { publishedProject } from '../helpers/own-records'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()

let admin: SignedInEditor
let project: number
/** The export, in which one redirect leads elsewhere. */
let file: string

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'Ana', role: 'admin' })
  await fillSite(site)
  project = await publishedProject({ site, slug: 'fara-ciorna' })
  file = edited({
    ...{ file: await exported(site), record: 'redirects', key: '/vechi' },
    edit: (entry) => ({
      ...entry,
      public: { ...(isRecord(entry.public) ? entry.public : {}), to: '/contact' },
    }),
  })
})

const none = { ro: null, en: null, ru: null }

/** Where the redirect leads, and what editors note about the term. */
async function stored() {
  const redirects = await site.cms.find({
    ...{ collection: 'redirects', where: { from: { equals: '/vechi' } } },
    overrideAccess: true,
  })
  const terms = await site.cms.find({
    ...{ collection: 'glossary-terms', where: { name: { equals: 'pasiune' } } },
    overrideAccess: true,
  })
  return { to: redirects.docs[0]?.to, note: terms.docs[0]?.note ?? null }
}

function noteTerm(note: string | null) {
  return site.cms.update({
    ...{ collection: 'glossary-terms', where: { name: { equals: 'pasiune' } } },
    data: { note },
    overrideAccess: true,
  })
}

test('what an editor changes after the dry run is not overwritten unasked', async () => {
  const { plan } = await imported({ site, file, isDryRun: true })
  await noteTerm('Scris între timp')
  const refused = imported({ site, file, plan })
  await expect(refused).rejects.toMatchObject({ code: 'conflict' })
  expect(await stored()).toEqual({ to: '/become', note: 'Scris între timp' })

  const again = await imported({ site, file, isDryRun: true })
  expect(again.rows.find(({ container }) => container === 'glossary-terms')?.updated).toBe(1)
  await imported({ site, file, plan: again.plan })
  expect(await stored()).toEqual({ to: '/contact', note: null })
})

test('another change of the same record, or another file, is not what was looked at', async () => {
  await noteTerm('Întâi')
  const { plan } = await imported({ site, file, isDryRun: true })
  await noteTerm('Apoi')
  await expect(imported({ site, file, plan })).rejects.toMatchObject({ code: 'conflict' })
  await noteTerm('Întâi')
  const other = file.replaceAll('"pătimi"', '"patimi"')
  expect(other).not.toBe(file)
  const looked = await imported({ site, file, isDryRun: true })
  await expect(imported({ site, file: other, plan: looked.plan })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect((await stored()).note).toBe('Întâi')
})

test('the panel is told in its language to look again', async () => {
  const sentences = {
    ro: 'Verificați fișierul din nou',
    en: 'Check the file again',
    ru: 'Проверьте файл ещё раз',
  }
  await noteTerm('Altfel')
  for (const [language, sentence] of Object.entries(sentences)) {
    const answer = await site.rest('/workplace/content/import?plan=old', {
      method: 'POST',
      headers: {
        cookie: `${admin.cookie}; payload-lng=${language}`,
        origin: 'http://localhost:3000',
      },
      body: file,
    })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(sentence)
  }
  expect((await stored()).note).toBe('Altfel')
})

test('the Romanian that every page stands on is not taken from readers', async () => {
  const withdrawn = edited({
    ...{ file: await exported(site), record: 'footer', key: '' },
    edit: (entry) => {
      const shown = isRecord(entry.public) ? entry.public : {}
      return { ...entry, public: { ...shown, _status: { ...none, ro: 'draft', en: 'published' } } }
    },
  })
  const refusal = {
    code: 'bad-file',
    params: { body: { problems: [{ code: 'romanian-taken', place: 'footer' }] } },
  }
  for (const isDryRun of [true, false]) {
    await expect(imported({ site, file: withdrawn, isDryRun })).rejects.toMatchObject(refusal)
  }
  const footer = await site.cms.findGlobal({ slug: 'footer', locale: 'ro', overrideAccess: true })
  expect(footer._status).toBe('published')

  // A site that does not show it itself loses nothing.
  const setStatus = (status: string) =>
    runSql({
      cms: site.cms,
      query: sql`update footer_locales set _status = ${status}::enum_footer_status where _locale = 'ro'`,
    })
  await setStatus('draft')
  const { rows } = await imported({ site, file: withdrawn, isDryRun: true })
  await setStatus('published')
  expect(rows.map(({ container }) => container)).toContain('footer')
})

test('a draft newer than a file without one stays in the form', async () => {
  await site.cms.update({
    ...{ collection: 'projects', id: project, locale: 'ro', draft: true },
    data: { title: 'Mai nou decât fișierul', _status: 'draft' },
    overrideAccess: true,
  })
  const { rows } = await imported({ site, file })
  expect(rows.find(({ container }) => container === 'projects')).toMatchObject({ updated: 0 })
  const draft = await site.cms.findByID({
    ...{ collection: 'projects', id: project, locale: 'ro', draft: true },
    overrideAccess: true,
  })
  expect(draft.title).toBe('Mai nou decât fișierul')
})

test('what a draft has of its own stays in the form when the file changes what readers see', async () => {
  const record = await publishedProject({ site, slug: 'ciorna-ramane' })
  const place = { collection: 'projects', id: record, overrideAccess: true } as const
  const text = { catchphrase: 'Deviza din fișier' }
  const withOther = edited({
    ...{ file: await exported(site), record: 'projects', key: 'ciorna-ramane' },
    edit: (entry) => {
      const shown = isRecord(entry.public) ? entry.public : {}
      return { ...entry, public: { ...shown, catchphrase: { ...none, ro: text.catchphrase } } }
    },
  })
  for (const [locale, title] of [
    ['ro', 'Titlul din ciornă'],
    ['en', 'The title of the draft'],
  ] as const) {
    await site.cms.update({ ...place, locale, draft: true, data: { title, _status: 'draft' } })
  }
  const { rows } = await imported({ site, file: withOther })
  expect(rows.find(({ container }) => container === 'projects')).toMatchObject({ updated: 1 })

  const shown = await site.cms.findByID({ ...place, locale: 'ro' })
  expect(shown).toMatchObject({ ...text, title: 'Proiectul ciorna-ramane', _status: 'published' })
  const draft = await site.cms.findByID({ ...place, locale: 'ro', draft: true })
  expect(draft).toMatchObject({ ...text, title: 'Titlul din ciornă', _status: 'draft' })
  const other = await site.cms.findByID({ ...place, locale: 'en', draft: true })
  expect(other).toMatchObject({ title: 'The title of the draft', _status: 'draft' })
  expect((await site.cms.findByID({ ...place, locale: 'en' })).title).not.toBe(other.title)
})

test('a picture file is compared once nobody else can change it', async () => {
  const picture = path.join(pictureFolder(site.cms), 'sala.webp')
  const before = await readFile(picture)
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  const importing = await inTransaction({
    cms: site.cms,
    work: async (req) => {
      await lockContainer({ req, container: 'media' })
      const imports = imported({ site, file })
      await expect
        .poll(async () => (await runSql({ cms: site.cms, query: waiting })).rows.length, {
          timeout: 7000,
        })
        .toBe(1)
      await writeFile(picture, 'Another picture')
      return { imports }
    },
  })
  expect((await importing.imports).files).toMatchObject({ updated: 1 })
  expect(await readFile(picture)).toEqual(before)
})

/** The file with another picture and other words about it. */
async function withPicture({ alt, background }: { alt: string; background: string }) {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .webp()
    .toBuffer()
  const content = bytes.toString('base64')
  const line = JSON.stringify({ file: 'sala.webp', sha256: hashSha256(bytes), content })
  const withWords = edited({
    ...{ file, record: 'media', key: 'sala.webp' },
    edit: (entry) => ({
      ...entry,
      public: { ...(isRecord(entry.public) ? entry.public : {}), alt: { ...none, ro: alt } },
    }),
  })
  return { bytes, file: withWords.replace(/^\{"file":"sala\.webp".*\}(?=,?$)/m, () => line) }
}

test('of two imports the second begins when the pictures of the first are in their place', async () => {
  const { cms } = site
  const [first, second] = [
    await withPicture({ alt: 'Sala veche', background: '#224466' }),
    await withPicture({ alt: 'Sala nouă', background: '#664422' }),
  ]
  const { commitTransaction } = cms.db
  const imports: Promise<unknown>[] = []
  const commit = vi.spyOn(cms.db, 'commitTransaction').mockImplementationOnce(async (id) => {
    await commitTransaction.call(cms.db, id)
    const importing = imported({ site, file: second.file })
    imports.push(importing)
    await untilWaiting({ cms, work: importing })
  })
  await imported({ site, file: first.file })
  commit.mockRestore()
  await Promise.all(imports)
  const { docs } = await cms.find({
    ...{ collection: 'media', where: { filename: { equals: 'sala.webp' } } },
    ...{ locale: 'ro', overrideAccess: true },
  })
  expect(docs).toMatchObject([{ alt: 'Sala nouă' }])
  expect(await readFile(path.join(pictureFolder(cms), 'sala.webp'))).toEqual(second.bytes)
})
