import { expect } from 'vitest'
import sharp from 'sharp'
import { z } from 'zod'
import { chapter, documented, held, noPart, notMet, tested } from '../helpers/asvs'
import { firstEditor, newDevice, securedSite, showing } from '../helpers/secured-site'

const uploaded = z.object({ doc: z.object({ filename: z.string(), url: z.string() }) })

async function picture({ width = 40, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8a3b2f' } })
    .png()
    .toBuffer()
}

/** What the panel sends for a picture, byte by byte: no client lets such names through. */
async function upload({ name, content }: { name: string; content: Buffer }) {
  const boundary = 'between-the-parts'
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    part('name="_payload"', JSON.stringify({ alt: 'O sală de cinema' })),
    part(`name="file"; filename="${name}"\r\nContent-Type: image/png`, content),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const { origin, address } = securedSite()
  const shown = showing('payload-token', (await firstEditor()).cookie('payload-token') ?? '')
  return fetch(`${address}/api/media?locale=ro&depth=0`, {
    method: 'POST',
    headers: { ...shown, origin, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  })
}

export const files = chapter(5, 'Files', {
  '5.1.1 L2: what may be uploaded, how large, and what becomes of it, is written down': documented({
    'docs/security.md': 'Files',
  }),
  '5.2.1 L1: no file is larger than can be worked on': held({
    'src/front/requests/route-table.test.ts': [
      'strangers send no more than 64 kB to %s',
      'a signed-in editor sends files, and to the calls of members no more than a member',
    ],
    'tests/e2e/http-edges.e2e.spec.ts':
      'large bodies of strangers are refused before they are read',
  }),
  '5.2.2 L1: what a file is, its content says, and it is re-encoded': held({
    'tests/int/media.int.spec.ts': [
      '%s is refused',
      'an uploaded picture gets its sizes in WebP and AVIF and a card for sharing',
    ],
  }),
  '5.2.3 L2: archives are not unpacked without limit': noPart(
    'No archive is taken, and no compressed body: files are pictures, and texts of translations or content.',
  ),
  '5.2.6 L3: pictures of too many points are refused': held({
    'tests/int/failed-uploads.int.spec.ts':
      'a picture of more than forty megapixels is refused by its header, at once',
  }),
  '5.3.1 L1: what was uploaded never runs': held({
    'tests/int/media.int.spec.ts': 'strangers see the file, but with no right to run anything',
    'tests/e2e/content-policy.e2e.spec.ts': 'the policy stops ${name}',
  }),
  '5.3.2 L1: no name leads out of the folder': tested(async () => {
    for (const name of [
      '../../../climbed.png',
      '..%2f..%2fclimbed.png',
      '/etc/climbed.png',
      'a\\..\\climbed.png',
    ]) {
      const answer = await upload({ name, content: await picture() })
      expect(answer.status, name).toBe(201)
      const { doc } = uploaded.parse(await answer.json())
      expect(doc.filename).not.toMatch(/[/\\]/)
      expect((await newDevice().call(new URL(doc.url, securedSite().origin).pathname)).status).toBe(
        200,
      )
    }
    const { device } = { device: newDevice() }
    for (const path of [
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '....//package.json',
    ]) {
      const { status, text } = await device.call(`/api/media/file/${path}`)
      expect([308, 400, 403, 404], path).toContain(status)
      expect(text).not.toContain('"dependencies"')
    }
  }),
  '5.4.1 L2: files are given out under the site’s name for them': tested(async () => {
    const exported = await (
      await firstEditor()
    ).call('/api/workplace/content/export', { method: 'GET' })
    expect(exported.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"/)
  }),
  '5.4.2 L2: names of files break no header': tested(async () => {
    const answer = await upload({ name: 'a%0d%0aX-Evil: 1;\tb.png', content: await picture() })
    expect(answer.status).toBe(201)
    const { doc } = uploaded.parse(await answer.json())
    expect(doc.filename).not.toMatch(/[\p{Cc}"\\/:]/u)
    const { headers } = await newDevice().call(new URL(doc.url, securedSite().origin).pathname)
    expect(headers.get('x-evil')).toBeNull()
  }),
  '5.4.3 L2: files are looked through for known malware': notMet(
    'There is no scanner: only signed-in editors upload, only pictures, and readers get them re-encoded.',
  ),
})
