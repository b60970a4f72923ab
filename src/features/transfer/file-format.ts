import { z } from 'zod'
import { locales } from '@/i18n/locales'
import type { Content } from './content'

export const formatName = 'pasiuni-content'
export const formatVersion = 1

/** As much as a file may have, in bytes. */
export const maxFileBytes = 1024 * 1024 * 1024

/** The longest line: a picture of 32 MB. In characters. */
export const maxLineLength = 48 * 1024 * 1024

/** A record, as readers see it and, where there is one, its newer draft. */
export type TransferRecord = { record: string; key: string; public: Content; draft: Content | null }

/** Read before the rest, so that a newer file is called newer whatever else is in it. */
export const envelopeSchema = z.looseObject({
  format: z.literal(formatName),
  version: z.int().positive(),
})

export const headerSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  /** The newest schema migration of the database. */
  schema: z.string(),
  madeAt: z.iso.datetime(),
  site: z.url(),
  locales: z.tuple([z.literal(locales[0]), z.literal(locales[1]), z.literal(locales[2])]),
})

export type TransferHeader = z.infer<typeof headerSchema>

// A name and nothing that leads elsewhere.
const pictureName = /^(?!\.)[^/\\\0]{1,250}\.(?:jpe?g|png|webp|avif)$/i

export const fileSchema = z.strictObject({
  file: z.string().regex(pictureName),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  content: z.base64(),
})

export const endSchema = z.strictObject({
  end: z.literal(true),
  records: z.int(),
  files: z.int(),
  /** Files of pictures that were gone when the export was made. */
  missing: z.array(z.string()),
})
