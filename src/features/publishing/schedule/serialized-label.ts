import { z } from 'zod'
import type { AdminLabel } from '@/cms/label'
import { parseJson } from '@/lib/parse-json'

const schema = z.object({ ro: z.string(), en: z.string(), ru: z.string() })

/** A sentence in all languages of the admin, as a row keeps it. */
export function serializeLabel(sentence: AdminLabel): string {
  return JSON.stringify(sentence)
}

/** What `serializeLabel` was given; null for nothing. */
export function parseLabel(kept: string | null | undefined): AdminLabel | null {
  if (!kept) return null
  const parsed = schema.safeParse(parseJson(kept))
  return parsed.success ? parsed.data : { ro: kept, en: kept, ru: kept }
}
