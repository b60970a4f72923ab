import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { publishedProject, uploadedPicture } from '../helpers/own-records'
import { plainPicture } from '../helpers/plain-picture'
import { signedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

function upload(file: { name: string; data: Buffer; mimetype: string }) {
  return site.cms.create({
    collection: 'media',
    locale: 'ro',
    data: { alt: 'O sală de cinema' },
    file: { ...file, size: file.data.length },
    overrideAccess: true,
  })
}

test('an uploaded picture gets its sizes in WebP and AVIF and a card for sharing', async () => {
  const data = await plainPicture({ width: 2400, height: 1600 })
  const media = await upload({ name: 'sala.png', data, mimetype: 'image/png' })
  expect(media.mimeType).toBe('image/webp')
  const { sizes } = media
  expect([sizes?.w480?.width, sizes?.w960?.width, sizes?.w1920?.width]).toEqual([480, 960, 1920])
  expect(sizes?.avif960).toMatchObject({ width: 960, mimeType: 'image/avif' })
  expect(sizes?.share).toMatchObject({ width: 1200, height: 630 })
})

test('a file that is not there is not found', async () => {
  expect((await site.rest('/media/file/nimic.webp')).status).toBe(404)
})

test('strangers see the file, but with no right to run anything', async () => {
  const data = await plainPicture({ width: 600, height: 400 })
  const media = await upload({ name: 'mic.png', data, mimetype: 'image/png' })
  const response = await site.rest(`/media/file/${media.filename ?? ''}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['desen.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['pagina.html', 'text/html', '<!doctype html><script>1</script>'],
  // The name and the declared type lie; the content decides.
  ['poza.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
])('%s is refused', async (name, mimetype, content) => {
  await expect(upload({ name, mimetype, data: Buffer.from(content) })).rejects.toThrow()
})

test('the alternative text is asked for in Romanian', async () => {
  const data = await plainPicture({ width: 600, height: 400 })
  await expect(
    site.cms.create({
      collection: 'media',
      locale: 'ro',
      data: {},
      file: { name: 'fara.png', data, mimetype: 'image/png', size: data.length },
      overrideAccess: true,
    }),
  ).rejects.toThrow()
})

test('another focal point makes the sizes again around it', { timeout: 60_000 }, async () => {
  const left = await sharp({ create: { width: 500, height: 900, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const data = await sharp(await plainPicture({ width: 1300, height: 900 }))
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const media = await upload({ name: 'focar.png', data, mimetype: 'image/png' })
  const admin = await signedInEditor({ site, name: 'Foca', role: 'admin' })
  const shared = async (name: string | null | undefined) =>
    Buffer.from(await (await site.rest(`/media/file/${name ?? ''}`)).arrayBuffer())
  const before = await shared(media.sizes?.share?.filename)
  const query = new URLSearchParams({ locale: 'ro' })
  query.set('uploadEdits[focalPoint][x]', '5')
  query.set('uploadEdits[focalPoint][y]', '5')
  const answer = await admin.rest(`/media/${media.id}?${query.toString()}`, {
    method: 'PATCH',
    body: { alt: 'O sală de cinema', focalX: 5, focalY: 5 },
  })
  expect(answer.status).toBe(200)
  const after = await site.cms.findByID({ collection: 'media', id: media.id, overrideAccess: true })
  expect([after.focalX, after.focalY]).toEqual([5, 5])
  expect((await shared(after.sizes?.share?.filename)).equals(before)).toBe(false)
})

test('a language is not published with a picture that says nothing in it', async () => {
  const admin = await signedInEditor({ site, name: 'Alta', role: 'admin' })
  const banner = await uploadedPicture({ site, name: 'tacuta.png' })
  const id = await publishedProject({ site, slug: 'cu-imagine', banner })
  const publish = (locale: 'ro' | 'ru') =>
    admin.rest(`/projects/${id}?locale=${locale}&publishAnyway=true`, {
      method: 'PATCH',
      body: { _status: 'published' },
    })
  expect((await publish('ro')).status).toBe(200)
  const refused = await publish('ru')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        message: `Versiunea în rusă nu a fost publicată. Imagini fără text alternativ în rusă: tacuta.webp – /admin/collections/media/${banner}?locale=ru`,
        data: { code: 'bad-request', pictures: [{ id: String(banner), locale: 'ru' }] },
      },
    ],
  })
  await admin.rest(`/media/${banner}?locale=ru`, { method: 'PATCH', body: { alt: 'Кинозал' } })
  expect((await publish('ru')).status).toBe(200)
})

test('nothing is published with a picture that lies in the trash', async () => {
  const admin = await signedInEditor({ site, name: 'Cosa', role: 'admin' })
  const banner = await uploadedPicture({ site, name: 'aruncata.png' })
  const id = await publishedProject({ site, slug: 'cu-imagine-aruncata' })
  const keep = (deletedAt: string | null) =>
    admin.rest(`/media/${banner}?locale=ro&trash=true`, { method: 'PATCH', body: { deletedAt } })
  expect((await keep('2026-11-21T10:00:00Z')).status).toBe(200)
  // As from a form that was opened before.
  const publish = () =>
    admin.rest(`/projects/${id}?locale=ro&publishAnyway=true`, {
      method: 'PATCH',
      body: { banner, _status: 'published' },
    })
  const refused = await publish()
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        message: `Nu s-a publicat nimic. Imagini din coș, pe care cititorii nu le văd: aruncata.webp – /admin/collections/media/trash/${banner}`,
        data: { code: 'bad-request', pictures: [{ id: String(banner) }] },
      },
    ],
  })
  expect((await keep(null)).status).toBe(200)
  expect((await publish()).status).toBe(200)
})

test('a picture that a draft or a page uses is neither trashed nor deleted', async () => {
  const admin = await signedInEditor({ site, name: 'Usa', role: 'admin' })
  const banner = await uploadedPicture({ site, name: 'folosita.png' })
  const id = await publishedProject({ site, slug: 'folosit' })
  const use = (picture: number | null) =>
    admin.rest(`/projects/${id}?locale=ro&draft=true`, {
      method: 'PATCH',
      body: { banner: picture },
    })
  expect((await use(banner)).status).toBe(200)
  const trash = () =>
    admin.rest(`/media/${banner}`, { method: 'PATCH', body: { deletedAt: '2026-11-21T10:00:00Z' } })
  const refused = await trash()
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        message:
          'Imaginea este folosită, de aceea nu poate fi ștearsă. Se află în: Proiectul folosit',
        data: {
          code: 'conflict',
          uses: [{ container: 'projects', paths: ['banner'], isPublic: false }],
        },
      },
    ],
  })
  await expect(
    site.cms.delete({ collection: 'media', id: banner, overrideAccess: true }),
  ).rejects.toThrow('folosită')
  expect((await use(null)).status).toBe(200)
  expect((await trash()).status).toBe(200)
})
