import { mkdir, readdir, readFile, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hashSha256 } from '@/features/transfer/picture-files'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { uploadedPicture } from '../helpers/own-records'
import { plainPicture } from '../helpers/plain-picture'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const tooLong = 'a'.repeat(201)
const folder = () => process.env.MEDIA_DIR ?? ''
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'Replacer', role: 'admin' })
})

/** The hashes of all files whose names begin so, and the folders of kept files that there are. */
async function stored(start: string) {
  const names = await readdir(folder())
  const own = names.filter((name) => name.startsWith(start)).sort()
  const files = await Promise.all(
    own.map(async (name) => [name, hashSha256(await readFile(path.join(folder(), name)))]),
  )
  return { files, kept: names.filter((name) => name.startsWith('.')) }
}

type Replacement = { where: string; name: string; alt?: string }

async function replace({ where, name, alt = 'Altă sală' }: Replacement) {
  const data = await plainPicture({ width: 900, height: 700 })
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type: 'image/png' }))
  body.append('_payload', JSON.stringify({ alt }))
  return editor.rest(`/media${where}`, { method: 'PATCH', body })
}

function focus(point: number): string {
  const query = new URLSearchParams({ locale: 'ro' })
  query.set('uploadEdits[focalPoint][x]', String(point))
  query.set('uploadEdits[focalPoint][y]', String(point))
  return query.toString()
}

test('a replacement that is refused leaves the published files', async () => {
  const id = await uploadedPicture({ site, name: 'veche.png' })
  const before = await stored('veche')
  const answer = await replace({ where: `/${id}?locale=ro`, name: 'noua.png', alt: tooLong })
  expect(answer.status).toBe(400)
  await expect.poll(() => stored('veche'), { timeout: 10_000 }).toEqual(before)
  await expect.poll(async () => (await stored('noua')).files, { timeout: 10_000 }).toEqual([])
  const { filename } = await site.cms.findByID({ collection: 'media', id, overrideAccess: true })
  expect((await site.rest(`/media/file/${filename ?? ''}`)).status).toBe(200)
})

test('a replacement that the database refuses in the end leaves the published files', async () => {
  const id = await uploadedPicture({ site, name: 'trainica.png' })
  const before = await stored('trainica')
  await runSql({
    cms: site.cms,
    query: sql`create function no_change() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`,
  })
  await runSql({
    cms: site.cms,
    query: sql`create constraint trigger no_change after update on media
      deferrable initially deferred for each row execute function no_change()`,
  })
  try {
    expect((await replace({ where: `/${id}?locale=ro`, name: 'alta.png' })).status).toBe(503)
    await expect.poll(() => stored('trainica'), { timeout: 10_000 }).toEqual(before)
    await expect.poll(async () => (await stored('alta')).files, { timeout: 10_000 }).toEqual([])
  } finally {
    await runSql({ cms: site.cms, query: sql`drop function no_change() cascade` })
  }
})

test('a text that another editor saves meanwhile does not cost the files', async () => {
  const id = await uploadedPicture({ site, name: 'descrisa.png' })
  const before = await stored('descrisa')
  const answer = replace({ where: `/${id}?locale=ro`, name: 'nescrisa.png', alt: tooLong })
  await expect.poll(async () => (await stored('descrisa')).kept, { interval: 10 }).not.toEqual([])
  await runSql({ cms: site.cms, query: sql`update media set updated_at = now() where id = ${id}` })
  expect((await answer).status).toBe(400)
  await expect.poll(() => stored('descrisa'), { timeout: 10_000 }).toEqual(before)
})

test('another focal point that is refused leaves the sizes as they were', async () => {
  const left = await plainPicture({ width: 400, height: 900 })
  const background = { width: 1300, height: 900, channels: 3, background: 'teal' } as const
  const data = await sharp({ create: background })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const file = { name: 'focar.png', data, mimetype: 'image/png', size: data.length }
  const { id } = await site.cms.create({
    collection: 'media',
    locale: 'ro',
    data: { alt: 'O sală' },
    file,
    overrideAccess: true,
  })
  const before = await stored('focar')
  const body = { alt: tooLong, focalX: 5, focalY: 5 }
  const answer = await editor.rest(`/media/${id}?${focus(5)}`, { method: 'PATCH', body })
  expect(answer.status).toBe(400)
  await expect.poll(() => stored('focar'), { timeout: 10_000 }).toEqual(before)
})

test('a file that cannot be written is told, and the published ones stay', async () => {
  const id = await uploadedPicture({ site, name: 'intreaga.png' })
  const before = await stored('intreaga')
  const inTheWay = path.join(folder(), 'ocupat-480x373.webp')
  await mkdir(inTheWay, { recursive: true })
  try {
    const answer = await replace({ where: `/${id}?locale=ro`, name: 'ocupat.png' })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('nu mai este loc')
    await expect.poll(() => stored('intreaga'), { timeout: 10_000 }).toEqual(before)
    const left = async () => (await readdir(folder())).filter((name) => name.startsWith('ocupat'))
    await expect.poll(left, { timeout: 10_000 }).toEqual([path.basename(inTheWay)])
  } finally {
    await rmdir(inTheWay)
  }
})

test('of several pictures that are changed at once, a refused one keeps its files', async () => {
  const ids = await Promise.all(
    ['prima.png', 'adoua.png'].map((name) => uploadedPicture({ site, name })),
  )
  const before = [await stored('prima'), await stored('adoua')]
  const where = `?locale=ro&where[id][in]=${ids.join(',')}`
  const answer = await replace({ where, name: 'multe.png', alt: tooLong })
  expect(await answer.json()).toMatchObject({ docs: [], errors: [{}, {}] })
  const now = async () => [await stored('prima'), await stored('adoua')]
  await expect.poll(now, { timeout: 10_000 }).toEqual(before)
  await expect.poll(async () => (await stored('multe')).files, { timeout: 10_000 }).toEqual([])
})

test('a replacement that is stored leaves the new files alone', async () => {
  const id = await uploadedPicture({ site, name: 'trecut.png' })
  expect((await replace({ where: `/${id}?locale=ro`, name: 'prezent.png' })).status).toBe(200)
  await expect.poll(() => stored('trecut'), { timeout: 10_000 }).toEqual({ files: [], kept: [] })
  expect((await stored('prezent')).files.length).toBeGreaterThan(3)
})
