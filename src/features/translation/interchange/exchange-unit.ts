import { z } from 'zod'
import { textFormats, unitStates } from '../types'

const hash = z.string().regex(/^(?:[0-9a-f]{16}|missing)$/)

export const exchangeUnitSchema = z.object({
  /** The address of the unit. */
  unit: z.string().regex(/^(?:collection|global|message):[^\s\p{Cc}]{1,500}$/u),
  source: z.string(),
  /** Null where there is none; never empty. */
  target: z.string().min(1).nullable(),
  /** Hash of the exported source, whatever was done to the file since. */
  sourceHash: hash,
  targetHash: hash,
  /** Missing exactly where there is no target. */
  state: z.enum(unitStates),
  isOutdated: z.boolean(),
  isLocked: z.boolean(),
  format: z.enum(textFormats),
  /** In characters. */
  maxLength: z.int().min(1).nullable(),
  /** For people; XLIFF leaves control characters out of it. Never empty. */
  note: z.string().min(1).nullable(),
  /** The source when the target was last confirmed, where it is another one now. Never empty. */
  previousSource: z.string().min(1).nullable(),
  /** Told by files that come back: the text is begun, and not finished. No file is written with it. */
  isUnfinished: z.boolean().exactOptional(),
})
