import sharp from 'sharp'

/** A picture as an editor has it on disk: half of it red, so that its cuttings differ. */
export async function pictureFile({ name, width }: { name: string; width: number }) {
  const size = { width, height: Math.round((width * 2) / 3), channels: 3 } as const
  const half = { create: { ...size, width: width / 2, background: '#c8102e' } }
  const input = await sharp(half).png().toBuffer()
  const buffer = await sharp({ create: { ...size, background: '#1b2a49' } })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
