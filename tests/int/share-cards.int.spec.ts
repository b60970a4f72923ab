import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { plainPicture } from '../helpers/plain-picture'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'
import type { Media } from '@/payload-types'

const site = useCms()
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'Carda', role: 'admin' })
})

type File = { name: string; data: Buffer; mimetype: string }

function upload(file: File) {
  return site.cms.create({
    collection: 'media',
    locale: 'ro',
    data: { alt: 'O sală de cinema' },
    file: { ...file, size: file.data.length },
    overrideAccess: true,
  })
}

const corners = { red: 'left top', green: 'right top', blue: 'left bottom', white: 'right bottom' }

/** A picture of four colours, one in each corner, so that no two parts of it are alike. */
async function colourful({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2 }
  const parts = await Promise.all(
    Object.entries(corners).map(async ([background, place]) => ({
      input: await sharp({ create: { ...half, channels: 3, background } })
        .png()
        .toBuffer(),
      left: place.startsWith('left') ? 0 : half.width,
      top: place.endsWith('top') ? 0 : half.height,
    })),
  )
  return sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite(parts)
    .png()
    .toBuffer()
}

async function uploadColourful(name: string): Promise<Media> {
  const data = await colourful({ width: 900, height: 900 })
  return upload({ name, data, mimetype: 'image/png' })
}

function stored(id: number) {
  return site.cms.findByID({ collection: 'media', id, overrideAccess: true })
}

function served(name: string | null | undefined) {
  return site.rest(`/media/file/${name ?? ''}`)
}

async function cardOf({ sizes }: Media): Promise<Buffer> {
  const answer = await served(sizes?.share?.filename)
  expect(answer.status).toBe(200)
  const card = Buffer.from(await answer.arrayBuffer())
  expect(sizes?.share).toMatchObject({ width: 1200, height: 630, filesize: card.length })
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  return card
}

/** How much of the card is red or green, which are above: 0 to 1. */
async function upperShare(card: Buffer): Promise<number> {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
  let upper = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at + 2] ?? 0) < 128) upper += 1
  }
  return upper / (info.width * info.height)
}

/** As the panel sends it, which speaks of the whole picture where nothing is cut off. */
function edits(options: { focal: number; crop?: number; pixels?: number }): string {
  const { focal, crop = 0, pixels = 900 } = options
  const query = new URLSearchParams({ locale: 'ro' })
  const values = {
    ...{ '[crop][x]': crop, '[crop][y]': crop, '[crop][unit]': '%' },
    ...{ '[crop][width]': pixels / 9, '[crop][height]': pixels / 9 },
    ...{ '[widthInPixels]': pixels, '[heightInPixels]': pixels },
    ...{ '[focalPoint][x]': focal, '[focalPoint][y]': focal },
  }
  for (const [key, value] of Object.entries(values)) query.set(`uploadEdits${key}`, String(value))
  return query.toString()
}

async function change({ picture, query }: { picture: Media; query: string }): Promise<Media> {
  const { id, alt, focalX, focalY } = picture
  const path = `/media/${id}?${query}`
  const answer = await editor.rest(path, { method: 'PATCH', body: { alt, focalX, focalY } })
  expect(answer.status).toBe(200)
  return stored(id)
}

/** The card of a picture that was changed is another file, and the former one is gone. */
async function expectNewCard({ before, after }: { before: Media; after: Media }): Promise<void> {
  const [old, now] = [before.sizes?.share, after.sizes?.share]
  expect(now?.filename).not.toBe(old?.filename)
  expect(now?.url).not.toBe(old?.url)
  expect((await served(old?.filename)).status).toBe(404)
}

test('a picture smaller than the card for sharing gets one all the same', async () => {
  const data = await plainPicture({ width: 1100, height: 600 })
  const media = await upload({ name: 'mica.png', data, mimetype: 'image/png' })
  expect(media.sizes?.share).toMatchObject({ width: 1200, height: 630, mimeType: 'image/jpeg' })
  expect(media.sizes?.w1920).toMatchObject({ width: 1100, height: 600 })
  await cardOf(media)
})

test.each([
  [1100, 40],
  [40, 600],
  [300, 200],
])(
  'a picture of %i × %i is stored, and has no card that would be a blur',
  async (width, height) => {
    const data = await plainPicture({ width, height })
    const media = await upload({ name: 'ingusta.png', data, mimetype: 'image/png' })
    expect(media).toMatchObject({ width, height })
    expect(media.sizes?.share?.filename ?? null).toBeNull()
  },
)

test.each([
  ['smaller', 800, 600],
  ['larger', 1300, 700],
])('the card of an animation %s than it is its first frame', async (_, width, height) => {
  const frame = (background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  const [first, other] = [await frame('red'), await frame('blue')]
  const data = await sharp([first, ...Array.from({ length: 30 }, () => other)], {
    join: { animated: true },
  })
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
  const media = await upload({ name: 'miscata.webp', data, mimetype: 'image/webp' })
  expect(media).toMatchObject({ width, height })
  const { dominant } = await sharp(await cardOf(media)).stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(50)
})

test('another focal point alone makes the card again around it', async () => {
  const before = await uploadColourful('focar-mic.png')
  expect(await upperShare(await cardOf(before))).toBeCloseTo(0.5, 1)
  const low = await change({ picture: before, query: edits({ focal: 95 }) })
  expect([low.focalX, low.focalY]).toEqual([95, 95])
  await expectNewCard({ before, after: low })
  expect(await upperShare(await cardOf(low))).toBeLessThan(0.1)
  const high = await change({ picture: low, query: edits({ focal: 5 }) })
  await expectNewCard({ before: low, after: high })
  expect(await upperShare(await cardOf(high))).toBeGreaterThan(0.9)
})

test('a picture that is cut gets the card of what is left of it', async () => {
  const before = await uploadColourful('taiata.png')
  const after = await change({
    picture: before,
    query: edits({ focal: 50, crop: 50, pixels: 450 }),
  })
  expect(after).toMatchObject({ width: 450, height: 450 })
  await expectNewCard({ before, after })
  expect(await upperShare(await cardOf(after))).toBeLessThan(0.1)
})

test('words about a picture leave its card alone', async () => {
  const before = await uploadColourful('descrisa-din-nou.png')
  const body = { alt: 'O sală plină' }
  const path = `/media/${before.id}?locale=ro`
  expect((await editor.rest(path, { method: 'PATCH', body })).status).toBe(200)
  const after = await stored(before.id)
  expect(after.sizes?.share).toEqual(before.sizes?.share)
  expect(await cardOf(after)).toEqual(await cardOf(before))
})

async function replace({ picture, data }: { picture: Media; data: Buffer }): Promise<Media> {
  await site.cms.update({
    ...{ collection: 'media', id: picture.id, locale: 'ro', data: {}, overrideAccess: true },
    file: { name: 'inlocuitor.png', data, mimetype: 'image/png', size: data.length },
  })
  return stored(picture.id)
}

test('a picture that is replaced gets the card of the new one, or none', async () => {
  const before = await uploadColourful('inlocuita.png')
  const after = await replace({
    picture: before,
    data: await plainPicture({ width: 600, height: 500 }),
  })
  await expectNewCard({ before, after })
  await cardOf(after)
  const strip = await replace({
    picture: after,
    data: await plainPicture({ width: 900, height: 30 }),
  })
  expect(strip.sizes?.share?.filename ?? null).toBeNull()
  expect((await served(after.sizes?.share?.filename)).status).toBe(404)
})

test('a copy of a picture has a card of its own', async () => {
  const before = await uploadColourful('originala.png')
  const { id } = await site.cms.duplicate({
    ...{ collection: 'media', id: before.id, locale: 'ro', overrideAccess: true },
  })
  const copy = await stored(id)
  expect(copy.filename).not.toBe(before.filename)
  expect(copy.sizes?.share?.filename).not.toBe(before.sizes?.share?.filename)
  await cardOf(copy)
  await cardOf(before)
})
