import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusal } from '@/cms/refusal'
import { notWritten } from '../not-written'
import { cardSize, makeShareCard } from '../share-card'

const per = z.number().min(0).max(100).catch(50)
const pictureSchema = z.object({
  filename: z.string().min(1),
  focalX: per,
  focalY: per,
  sizes: z.record(z.string(), z.unknown()).catch({}),
})

/**
 * Makes the card for social networks, wherever the files of a picture are made. Payload would enlarge
 * strips beyond what can be stored, and write the frames of an animation below each other.
 */
export const addShareCard: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  const folder = collection.upload.staticDir
  const picture = pictureSchema.safeParse(data).data
  if (!req.file || !folder || !data || !picture) return data
  const { filename, focalX, focalY, sizes } = picture
  const card = await makeShareCard({ data: req.file.data, focal: { x: focalX, y: focalY } })
  if (!card) return data
  const name = `${path.parse(filename).name}-${markOf(card)}.jpg`
  await write({ req, file: path.join(folder, name), card })
  const size = { filename: name, filesize: card.length, ...cardSize, mimeType: 'image/jpeg' }
  return { ...data, sizes: { ...sizes, share: size } }
}

/** Networks keep a card for weeks under its address: another one is to have another address. */
function markOf(card: Buffer): string {
  return createHash('sha256').update(card).digest('hex').slice(0, 8)
}

type Written = { req: PayloadRequest; file: string; card: Buffer }

/** @throws {AppError} `unavailable`, where the disk takes no more */
async function write({ req, file, card }: Written): Promise<void> {
  try {
    // Readers may be getting the former card, which a hard link keeps as well.
    await rm(file, { force: true })
    await writeFile(file, card)
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined)
    req.payload.logger.error({ err: error, msg: 'The card of a picture cannot be written' })
    throw refusal({ req, code: 'unavailable', sentence: notWritten })
  }
}
