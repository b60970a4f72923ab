import sharp, { type Metadata, type Region, type ResizeOptions } from 'sharp'
import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { sharpInTurn } from './sharp-in-turn'

const number = z.coerce.number().nonnegative()
const cuttingSchema = z.object({ x: number, y: number, width: number, height: number })

/** What is decoded again in a moment is to lose nothing, and to cost little time. */
const betweenTwo = { lossless: true, effort: 0 } as const

/**
 * The part of a picture that an editor has chosen, as WebP without any metadata. Null for what is no
 * picture of these kinds, or cannot be read.
 * @param options `cutting`: the left upper corner in per cent and the size in pixels, of the picture
 *   as a browser shows it; the whole picture where it makes no sense
 * @throws {AppError} where too many pictures are waiting
 */
export async function cutPicture(options: {
  data: Buffer
  mimeTypes: string[]
  resizeOptions: ResizeOptions
  cutting: { x: unknown; y: unknown; width: unknown; height: unknown }
}): Promise<Buffer | null> {
  const { data, mimeTypes, resizeOptions, cutting } = options
  const about = await readMetadata(data)
  if (!about || !mimeTypes.includes(mimeTypeOf(about))) return null
  const image = sharpInTurn(data, { animated: true }).autoOrient()
  try {
    const { data: cut } = await image
      .extract(regionOf({ about, cutting }))
      .resize(resizeOptions)
      .webp(betweenTwo)
      .toBuffer({ resolveWithObject: true })
    return cut
  } catch (error) {
    if (error instanceof AppError) throw error
    return null
  }
}

async function readMetadata(data: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(data).metadata()
  } catch {
    return null
  }
}

function mimeTypeOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'image/avif' : `image/${format}`
}

type Asked = { about: Metadata; cutting: unknown }

function regionOf({ about, cutting }: Asked): Region {
  const { width, height } = about.autoOrient
  const whole = { x: 0, y: 0, width, height }
  const asked = cuttingSchema.safeParse(cutting).data ?? whole
  const across = span({ start: asked.x, length: asked.width, whole: width })
  const down = span({ start: asked.y, length: asked.height, whole: height })
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

/** At least one pixel, within the picture. */
function span(options: { start: number; length: number; whole: number }) {
  const { start, length, whole } = options
  const from = Math.min(Math.floor((start / 100) * whole), whole - 1)
  return { from, length: Math.min(Math.max(Math.round(length), 1), whole - from) }
}
