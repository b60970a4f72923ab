import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import { z } from 'zod'
import { isTrusted } from '@/cms/access/is-trusted'
import { afterTransaction } from '@/cms/database/after-transaction'
import { refusal } from '@/cms/refusal'
import { isRecord } from '@/lib/is-record'
import { log } from '@/lib/log'
import { discardKeptFiles, keepFiles, putBack, type KeptFiles } from '../kept-files'
import { notWritten } from '../not-written'
import { storedPictures, type StoredPicture } from '../stored-files'

/** What the database says of a picture is asked again after these pauses, in milliseconds. */
const pausesMs = [0, 2000, 30_000]

const changedSchema = z.union([
  z.object({ id: z.union([z.string().min(1), z.number()]) }),
  z.object({ where: z.custom<Where>(isRecord) }),
])

/**
 * Keeps the published files of a picture while they are being replaced, cut, or made again: Payload
 * removes them before it asks whether the change may be stored. They come back where it was not.
 */
export const restoreReplacedFiles: CollectionBeforeOperationHook = async (call) => {
  const { args, collection, req } = call
  const folder = collection.upload.staticDir
  if (!folder || !writesFiles(call) || !isTrusted(call)) return
  const changed = changedSchema.safeParse(args).data
  const transaction = await req.transactionID
  if (!changed || transaction === undefined) return
  const cms = req.payload
  const { slug } = collection
  const where = 'where' in changed ? changed.where : { id: { equals: changed.id } }
  const pictures = await storedPictures({ cms, slug, where, transaction })
  if (pictures.length === 0) return
  const kept = await keepAll({ req, folder, pictures })
  await afterTransaction({
    req,
    work: (ended) => settle({ ...ended, cms, slug, pictures, kept }),
  })
}

function writesFiles({ operation, req }: { operation: string; req: PayloadRequest }): boolean {
  return operation === 'update' && (req.file !== undefined || isRecord(req.query.uploadEdits))
}

type Pictures = { pictures: StoredPicture[] }

/** @throws {AppError} `unavailable`, where the disk takes no more: nothing is lost yet */
async function keepAll(
  options: Pictures & { req: PayloadRequest; folder: string },
): Promise<KeptFiles> {
  const { req, folder, pictures } = options
  try {
    return await keepFiles({ folder, names: pictures.flatMap(({ names }) => names) })
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The files of a picture cannot be kept' })
    throw refusal({ req, code: 'unavailable', sentence: notWritten })
  }
}

type Ended = Pictures & {
  cms: Payload
  slug: CollectionSlug
  kept: KeptFiles
  isStored: boolean
}

/** Of several pictures that were to be changed, some may have been refused. */
async function settle({ kept, ...ended }: Ended): Promise<void> {
  try {
    const unchanged = await unchangedPictures(ended)
    await putBack({ ...kept, names: unchanged.flatMap(({ names }) => names) })
  } finally {
    await discardKeptFiles(kept)
  }
}

/** Where the database does not say so in the end, what it said of the transaction has to do. */
async function unchangedPictures(ended: Omit<Ended, 'kept'>): Promise<StoredPicture[]> {
  const { cms, slug, pictures, isStored } = ended
  const where = { id: { in: pictures.map(({ id }) => id) } }
  for (const pauseMs of pausesMs) {
    await sleep(pauseMs, undefined, { ref: false })
    try {
      const now = await storedPictures({ cms, slug, where })
      const marks = new Map(now.map(({ id, mark }) => [id, mark]))
      return pictures.filter(({ id, mark }) => marks.get(id) === mark)
    } catch (error) {
      log.warn({ err: error, msg: 'Cannot read whether a picture was changed' })
    }
  }
  return isStored ? [] : pictures
}
