import type { CollectionSlug, Payload, Where } from 'payload'
import { z } from 'zod'

const sizeSchema = z.object({ filename: z.string().nullish(), filesize: z.number().nullish() })
const filesSchema = z.object({
  filename: z.string(),
  filesize: z.number().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  sizes: z.record(z.string(), sizeSchema.nullish()).nullish(),
})

/** The names of the files that a record has, its own first; none for what is no picture. */
export function filesIn(record: unknown): string[] {
  const { data } = filesSchema.safeParse(record)
  if (!data) return []
  const sizes = Object.values(data.sizes ?? {}).map((size) => size?.filename ?? '')
  // A picture smaller than several of its sizes has one file for them.
  return [...new Set([data.filename, ...sizes])].filter((name) => name !== '')
}

/** `mark`: differs where the files are others, and not where only words about them are. */
export type StoredPicture = { id: string | number; names: string[]; mark: string }

const pictureSchema = z.object({ id: z.union([z.string(), z.number()]) })

function markOf(record: unknown): string {
  const { data } = filesSchema.safeParse(record)
  const { filename, filesize, focalX, focalY, sizes } = data ?? {}
  const made = Object.entries(sizes ?? {}).map(([size, file]) => [
    size,
    file?.filename ?? null,
    file?.filesize ?? null,
  ])
  return JSON.stringify([filename, filesize, focalX, focalY, made.sort()])
}

/**
 * The pictures of a collection as they are stored, those in the trash included.
 * @param options `transaction`: that in which they are read; none for what everybody sees
 */
export async function storedPictures(options: {
  cms: Payload
  slug: CollectionSlug
  where: Where
  transaction?: string | number | undefined
}): Promise<StoredPicture[]> {
  const { cms, slug, where, transaction } = options
  const { docs } = await cms.find({
    ...{ collection: slug, where, depth: 0, pagination: false, trash: true },
    overrideAccess: true,
    ...(transaction !== undefined && { req: { transactionID: transaction } }),
  })
  return docs.flatMap((record) => {
    const { data } = pictureSchema.safeParse(record)
    return data ? [{ ...data, names: filesIn(record), mark: markOf(record) }] : []
  })
}
