import sharp from 'sharp'

/** A picture as an editor has it on disk: a quarter of it red, so that all its cuttings differ. */
export async function pictureFile({ name, width }: { name: string; width: number }) {
  const size = { width, height: Math.round((width * 2) / 3), channels: 3 } as const
  const half = { width: width / 2, height: Math.round(size.height / 2) }
  const quarter = { create: { ...size, ...half, background: '#c8102e' } }
  const input = await sharp(quarter).png().toBuffer()
  const buffer = await sharp({ create: { ...size, background: '#1b2a49' } })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
