import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useCms } from '../helpers/cms'

const site = useCms()

async function picture({ width, height }: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: '#8a3b2f' } })
    .png()
    .toBuffer()
}

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
  const data = await picture({ width: 2400, height: 1600 })
  const media = await upload({ name: 'sala.png', data, mimetype: 'image/png' })
  expect(media.mimeType).toBe('image/webp')
  const { sizes } = media
  expect([sizes?.w480?.width, sizes?.w960?.width, sizes?.w1920?.width]).toEqual([480, 960, 1920])
  expect(sizes?.avif960).toMatchObject({ width: 960, mimeType: 'image/avif' })
  expect(sizes?.share).toMatchObject({ width: 1200, height: 630 })
})

test('strangers see the file, but with no right to run anything', async () => {
  const data = await picture({ width: 600, height: 400 })
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
  const data = await picture({ width: 600, height: 400 })
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
