import { mkdir, readdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { plainPicture } from '../helpers/plain-picture'
import { signedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let count = 0

async function upload({ name, data }: { name: string; data: Buffer }) {
  count += 1
  const editor = await signedInEditor({ site, name: `uploader-${count}`, role: 'editor' })
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type: 'image/png' }))
  body.append('_payload', JSON.stringify({ alt: 'O sală de cinema' }))
  const began = Date.now()
  const answer = await editor.rest('/media?locale=ro', { method: 'POST', body })
  const seconds = (Date.now() - began) / 1000
  const said: unknown = await answer.json()
  return { status: answer.status, said, seconds }
}

async function files(start: string): Promise<string[]> {
  const folder = process.env.MEDIA_DIR ?? ''
  await mkdir(folder, { recursive: true })
  return (await readdir(folder)).filter((name) => name.startsWith(start)).sort()
}

test('a picture of more than forty megapixels is refused by its header, at once', async () => {
  const data = await plainPicture({ width: 16_000, height: 16_000 })
  const answer = await upload({ name: 'urias.png', data })
  expect(answer).toMatchObject({
    status: 422,
    said: {
      errors: [
        { message: 'Imaginea are peste 40 de megapixeli. Micșorați-o și încărcați-o din nou.' },
      ],
    },
  })
  expect(answer.seconds).toBeLessThan(5)
  expect(await files('urias')).toEqual([])
}, 120_000)

test('a record that the database refuses leaves no file behind', async () => {
  await runSql({
    cms: site.cms,
    query: sql`create function no_picture() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`,
  })
  await runSql({
    cms: site.cms,
    query: sql`create constraint trigger no_picture after insert on media
      deferrable initially deferred for each row execute function no_picture()`,
  })
  try {
    const data = await plainPicture({ width: 700, height: 500 })
    expect((await upload({ name: 'fara.png', data })).status).toBe(503)
    await expect.poll(() => files('fara'), { timeout: 10_000 }).toEqual([])
  } finally {
    await runSql({ cms: site.cms, query: sql`drop function no_picture() cascade` })
  }
})

test('a file that cannot be written is told, and leaves no other behind', async () => {
  // In the place of one of the sizes, so that the others are written.
  const inTheWay = path.join(process.env.MEDIA_DIR ?? '', 'plin-480x343.webp')
  await mkdir(inTheWay, { recursive: true })
  try {
    const data = await plainPicture({ width: 700, height: 500 })
    const { status, said } = await upload({ name: 'plin.png', data })
    expect(status).toBe(503)
    expect(JSON.stringify(said)).toContain('nu mai este loc')
    await expect.poll(() => files('plin'), { timeout: 10_000 }).toEqual([path.basename(inTheWay)])
  } finally {
    await rmdir(inTheWay)
  }
})

test('a picture that is stored keeps its files', async () => {
  const data = await plainPicture({ width: 700, height: 500 })
  expect((await upload({ name: 'buna.png', data })).status).toBe(201)
  expect((await files('buna')).length).toBeGreaterThan(3)
})
