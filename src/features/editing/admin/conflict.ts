import { z } from '@/lib/zod-for-browsers'

const conflictSchema = z.object({
  by: z.string().nullable(),
  at: z.string().nullable(),
  fields: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      theirs: z.object({ value: z.unknown(), text: z.string() }),
      mine: z.object({ text: z.string() }),
    }),
  ),
})

/** Why the site refused a save: fields that someone else has changed as well. */
export type Conflict = z.infer<typeof conflictSchema>

/** Null when the message of a field says something else. */
export function parseConflict(message: string | undefined): Conflict | null {
  if (!message?.startsWith('{')) return null
  try {
    return conflictSchema.safeParse(JSON.parse(message)).data ?? null
  } catch {
    return null
  }
}
