import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AfterErrorHook, CollectionBeforeChangeHook, CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import { answerAppError } from '@/cms/hooks/answer-app-error'
import { afterRollback } from '@/cms/database/after-rollback'
import { label } from '@/cms/label'
import { AppError } from '@/lib/errors/app-error'

const filesSchema = z.object({
  filename: z.string(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).nullish(),
})

/** Files are written at once, and those under way come to an end after the first has failed. */
const lastWriteMs = 2000

const writing = 'filesAreWritten'

const notWritten = label({
  ro: 'Imaginea nu a putut fi scrisă pe discul serverului, probabil fiindcă nu mai este loc. Nu s-a salvat nimic; anunțați administratorul.',
  en: 'The picture could not be written to the server’s disk, which is probably full. Nothing was saved; tell your administrator.',
  ru: 'Не удалось записать изображение на диск сервера: вероятно, на нём не осталось места. Ничего не сохранено; сообщите администратору.',
})

function filesIn(record: unknown): string[] {
  const { data } = filesSchema.safeParse(record)
  if (!data) return []
  const sizes = Object.values(data.sizes ?? {}).map((size) => size?.filename ?? '')
  return [data.filename, ...sizes].filter((name) => name !== '')
}

/**
 * Removes the files of a picture that is not stored in the end: Payload writes them before the
 * record, and leaves them where one cannot be written, or the record is refused.
 */
export const forgetUnstored: CollectionBeforeChangeHook = async (call) => {
  const { collection, data, req } = call
  const before: unknown = call.originalDoc
  if (!req.file) return
  req.context[writing] = true
  const kept = new Set(filesIn(before))
  const added = filesIn(data).filter((name) => !kept.has(name))
  const folder = collection.upload.staticDir
  const { slug } = collection
  const cms = req.payload
  if (!folder) return
  await afterRollback({
    req,
    work: async () => {
      for (const pauseMs of [0, lastWriteMs]) {
        await sleep(pauseMs, undefined, { ref: false })
        await removeUnused({ cms, slug, folder, names: added })
      }
    },
  })
}

type Files = { cms: Payload; slug: CollectionSlug; folder: string; names: string[] }

/** Of two pictures that came at once under one name, one is stored. */
async function removeUnused({ cms, slug, folder, names }: Files): Promise<void> {
  const [filename] = names
  if (filename === undefined) return
  const { totalDocs } = await cms.count({
    collection: slug,
    where: { filename: { equals: filename } },
    trash: true,
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  await Promise.allSettled(names.map((name) => rm(path.join(folder, name), { force: true })))
}

const uploadError = z.object({ status: z.literal(400), data: z.null().optional() })

/** Says why a file cannot be written, where Payload answers with a bad request. */
export const tellUnwritten: AfterErrorHook = (failed) => {
  const { error, req } = failed
  if (req.context[writing] !== true || !uploadError.safeParse(error).success) return
  return answerAppError({ ...failed, error: new AppError('unavailable', { said: notWritten }) })
}
