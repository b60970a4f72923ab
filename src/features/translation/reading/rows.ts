import { z } from 'zod'
import { origins, textFormats, unitKinds, unitStates } from '../types'

/** What the database answers about units: the columns of `unitCounts`. */
export const countColumns = {
  total: z.number(),
  done: z.number(),
  missing: z.number(),
  draft: z.number(),
  needsReview: z.number(),
  outdated: z.number(),
  errors: z.number(),
  warnings: z.number(),
  wordsLeft: z.number(),
}

/** A text of a list. */
export const foundUnit = z.object({
  unit: z.string(),
  kind: z.enum(unitKinds),
  container: z.string(),
  document: z.string(),
  documentTitle: z.string(),
  path: z.string(),
  format: z.enum(textFormats),
  source: z.string(),
  text: z.string().nullable(),
  state: z.enum(unitStates),
  isOutdated: z.boolean(),
  isLocked: z.boolean(),
  errors: z.number(),
  warnings: z.number(),
  checks: z.array(z.string()),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
})

/** A step in the history of a text. */
export const changeRow = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  fromText: z.string().nullable(),
  toText: z.string().nullable(),
  /** The Romanian in whose numbers each text names links; null where it has been the same since. */
  fromSource: z.string().nullable(),
  toSource: z.string().nullable(),
  fromState: z.enum(unitStates),
  toState: z.enum(unitStates),
  origin: z.enum(origins),
  note: z.string().nullable(),
})

/** Comment of an editor on a text. */
export const commentRow = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
  isResolved: z.boolean(),
  resolvedBy: z.string().nullable(),
  authorId: z.number().nullable(),
})
