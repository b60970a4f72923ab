import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const answerSchema = z.object({ doc: z.object({ id: z.number() }) })
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'Cutter', role: 'editor' })
})

type Size = { width: number; height: number }

/** As a phone takes it: the left half of what it shows is red, and it says where it was taken. */
async function photo({ width, height, isPortrait = false }: Size & { isPortrait?: boolean }) {
  const red = { create: { width: width / 2, height, channels: 3, background: '#c8102e' } } as const
  const left = await sharp(red).png().toBuffer()
  const upright = await sharp({ create: { width, height, channels: 3, background: '#1b2a49' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const place = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '47/1 1/1 0/1' } }
  const lying = isPortrait ? await sharp(upright).rotate(-90).toBuffer() : upright
  return sharp(lying)
    .withExif(place)
    .withMetadata(isPortrait ? { orientation: 6 } : {})
    .jpeg()
    .toBuffer()
}

type Cutting = Size & { x?: number; y?: number }

async function upload(options: { name: string; type?: string; data: Buffer; cutting: Cutting }) {
  const { name, type = 'image/jpeg', data, cutting } = options
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], name, { type }))
  body.append('_payload', JSON.stringify({ alt: 'O sală de cinema' }))
  const { x = 0, y = 0, width, height } = cutting
  const query = new URLSearchParams({ locale: 'ro' })
  const edits = { '[crop][x]': x, '[crop][y]': y, '[crop][width]': 100, '[crop][height]': 100 }
  const pixels = { '[widthInPixels]': width, '[heightInPixels]': height }
  for (const [key, value] of Object.entries({ ...edits, ...pixels })) {
    query.set(`uploadEdits${key}`, String(value))
  }
  query.set('uploadEdits[focalPoint][x]', '50')
  query.set('uploadEdits[focalPoint][y]', '50')
  return editor.rest(`/media?${query.toString()}`, { method: 'POST', body })
}

async function storedPicture(answer: Response) {
  expect(answer.status).toBe(201)
  const { id } = answerSchema.parse(await answer.json()).doc
  return site.cms.findByID({ collection: 'media', id, overrideAccess: true })
}

async function served(name: string | null | undefined) {
  const bytes = Buffer.from(await (await site.rest(`/media/file/${name ?? ''}`)).arrayBuffer())
  return { bytes, about: await sharp(bytes).metadata() }
}

test('a picture that is edited before its first save says not where it was taken', async () => {
  const size = { width: 900, height: 600 }
  const answer = await upload({ name: 'acasa.jpg', data: await photo(size), cutting: size })
  const picture = await storedPicture(answer)
  expect(picture).toMatchObject({ ...size, filename: 'acasa.webp', mimeType: 'image/webp' })
  const { about, bytes } = await served(picture.filename)
  expect(about).toMatchObject({ ...size, format: 'webp' })
  expect(about.exif).toBeUndefined()
  expect(picture.filesize).toBe(bytes.length)
})

test('a portrait photo of a phone is cut as the editor has seen it', async () => {
  const data = await photo({ width: 600, height: 900, isPortrait: true })
  const cutting = { x: 50, width: 300, height: 900 }
  const picture = await storedPicture(await upload({ name: 'portret.jpg', data, cutting }))
  const { about, bytes } = await served(picture.filename)
  expect(about).toMatchObject({ width: 300, height: 900, format: 'webp' })
  const { dominant } = await sharp(bytes).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

test('a picture is made no wider than others by cutting it', async () => {
  const data = await photo({ width: 4000, height: 2000 })
  const cutting = { width: 3000, height: 2000 }
  const picture = await storedPicture(await upload({ name: 'lata.jpg', data, cutting }))
  expect(picture).toMatchObject({ width: 2560, height: 1707 })
  expect((await served(picture.filename)).about).toMatchObject({ width: 2560, format: 'webp' })
})

test('a cutting that reaches beyond the picture ends at its edge', async () => {
  const data = await photo({ width: 900, height: 600 })
  const cutting = { x: 50, y: 50, width: 900, height: 600 }
  const picture = await storedPicture(await upload({ name: 'margine.jpg', data, cutting }))
  expect(picture).toMatchObject({ width: 450, height: 300 })
})

test('what may not be uploaded may not be cut either', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="9" height="9"/></svg>'
  const data = Buffer.from(drawing)
  const cutting = { width: 90, height: 60 }
  const sent = { data, cutting, name: 'desen.svg', type: 'image/svg+xml' }
  expect((await upload(sent)).status).toBe(400)
  const gif = await sharp(await photo({ width: 90, height: 60 }))
    .gif()
    .toBuffer()
  const animation = { data: gif, cutting, name: 'miscare.gif', type: 'image/gif' }
  expect((await upload(animation)).status).toBe(400)
})

test('a picture of which half is missing is refused', async () => {
  const size = { width: 900, height: 600 }
  const whole = await photo(size)
  const data = whole.subarray(0, whole.length / 2)
  expect((await upload({ name: 'jumatate.jpg', data, cutting: size })).status).toBe(400)
})
