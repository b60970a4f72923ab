import sharp from 'sharp'

/** A picture of one colour, as PNG. */
export function plainPicture(size: { width: number; height: number }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#8a3b2f' } })
    .png()
    .toBuffer()
}
