import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  AfterErrorHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  Payload,
  Where,
} from 'payload'
import { z } from 'zod'
import { answerAppError } from '@/cms/hooks/answer-app-error'
import { afterTransaction } from '@/cms/database/after-transaction'
import { AppError } from '@/lib/errors/app-error'
import { filesIn, storedPictures } from '../stored-files'
import { notWritten } from '../not-written'

/** Files are written at once, and those under way come to an end after the first has failed. */
const lastWriteMs = 2000

const writing = 'filesAreWritten'

const changedSchema = z.object({ id: z.union([z.string(), z.number()]) })

/**
 * Removes the files of a picture that is not stored in the end: Payload writes them before the
 * record, and leaves them where one cannot be written, or the record is refused. Of a change of
 * several pictures some may be refused, and the others stored.
 */
export const forgetUnstored: CollectionBeforeValidateHook = async (call) => {
  const { collection, data, req } = call
  const before: unknown = call.originalDoc
  const folder = collection.upload.staticDir
  const [filename] = filesIn(data)
  if (!req.file || !folder || filename === undefined) return
  req.context[writing] = true
  const kept = new Set(filesIn(before))
  const added = filesIn(data).filter((name) => !kept.has(name))
  const changed = changedSchema.safeParse(before).data
  const where: Where = {
    or: [{ filename: { equals: filename } }, ...(changed ? [{ id: { equals: changed.id } }] : [])],
  }
  const { slug } = collection
  const cms = req.payload
  await afterTransaction({
    req,
    work: async ({ isStored }) => {
      for (const pauseMs of isStored ? [0] : [0, lastWriteMs]) {
        await sleep(pauseMs, undefined, { ref: false })
        await removeUnused({ cms, slug, folder, where, names: added })
      }
    },
  })
}

type Files = { cms: Payload; slug: CollectionSlug; folder: string; where: Where; names: string[] }

/** Of two pictures that came at once under one name, one is stored. */
async function removeUnused({ cms, slug, folder, where, names }: Files): Promise<void> {
  if (names.length === 0) return
  const pictures = await storedPictures({ cms, slug, where })
  const used = new Set(pictures.flatMap((picture) => picture.names))
  const unused = names.filter((name) => !used.has(name))
  await Promise.allSettled(unused.map((name) => rm(path.join(folder, name), { force: true })))
}

const uploadError = z.object({ status: z.literal(400), data: z.null().optional() })

/** Says why a file cannot be written, where Payload answers with a bad request. */
export const explainUnwritten: AfterErrorHook = (failed) => {
  const { error, req } = failed
  if (req.context[writing] !== true || !uploadError.safeParse(error).success) return
  return answerAppError({ ...failed, error: new AppError('unavailable', { sentence: notWritten }) })
}
