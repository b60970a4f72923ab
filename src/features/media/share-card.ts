import sharp from 'sharp'
import { sharpInTurn } from './sharp-in-turn'

/** What social networks show beside a link, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** A part that is narrower would be enlarged more than three times; in pixels. */
const narrowestPart = cardSize.width / 3

/**
 * The card of a picture for social networks, as JPEG: the largest part of its shape, of the first
 * frame where it is animated. Null for a picture that has no part worth showing, such as a strip.
 * @param options `focal`: what is to be in the middle, in per cent of the picture
 * @throws {AppError} where too many pictures are waiting
 */
export async function makeShareCard(options: {
  data: Buffer
  focal: { x: number; y: number }
}): Promise<Buffer | null> {
  const { data, focal } = options
  const { width, height } = await sharp(data).metadata()
  const scale = Math.min(width / cardSize.width, height / cardSize.height)
  const part = {
    width: Math.max(Math.round(cardSize.width * scale), 1),
    height: Math.max(Math.round(cardSize.height * scale), 1),
  }
  if (part.width < narrowestPart) return null
  const left = start({ focal: focal.x, part: part.width, whole: width })
  const top = start({ focal: focal.y, part: part.height, whole: height })
  const { data: card } = await sharpInTurn(data)
    .extract({ left, top, ...part })
    .resize({ ...cardSize, fit: 'fill' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return card
}

function start(options: { focal: number; part: number; whole: number }): number {
  const { focal, part, whole } = options
  const wanted = Math.round((whole * focal) / 100 - part / 2)
  return Math.min(Math.max(wanted, 0), whole - part)
}
