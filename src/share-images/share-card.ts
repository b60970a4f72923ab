import { z } from 'zod'
import { topics } from '@/lib/topics'
import { locales } from '@/i18n/locales'

/** The size of every share image, in pixels: what the large networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** Longest title that is drawn, in characters; the rest gives way to an ellipsis. */
const longestTitle = 200

const schema = z.object({
  locale: z.enum(locales),
  /** Decides colour and artwork; null: the mark of the site. */
  topic: z.enum(topics).nullable(),
  siteName: z.string(),
  title: z.string(),
})

/** All that is on a share image. */
export type ShareCard = z.infer<typeof schema>

/** A title in order for drawing: white space is single, and absurd length is cut. */
export function normalizeTitle(given: string): string {
  const title = given.normalize('NFC').replace(/\s+/g, ' ').trim()
  const characters = Array.from(title)
  if (characters.length <= longestTitle) return title
  return `${characters
    .slice(0, longestTitle - 1)
    .join('')
    .trimEnd()}…`
}

/** Reads a card that may come from outside; null when it is none. */
export function parseCard(value: unknown): ShareCard | null {
  return schema.safeParse(value).data ?? null
}
