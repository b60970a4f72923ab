import { z } from 'zod'
import type { AdminLabel } from '@/cms/label'

const schema = z.object({ ro: z.string(), en: z.string(), ru: z.string() })

/** A sentence in all languages of the admin, as a row keeps it. */
export function serializeLabel(said: AdminLabel): string {
  return JSON.stringify(said)
}

/** What `keepSentence` was given; null for nothing. */
export function parseLabel(kept: string | null | undefined): AdminLabel | null {
  if (!kept) return null
  const parsed = schema.safeParse(parse(kept))
  return parsed.success ? parsed.data : { ro: kept, en: kept, ru: kept }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
