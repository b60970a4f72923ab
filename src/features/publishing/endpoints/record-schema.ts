import { z } from 'zod'
import { locales } from '@/i18n/locales'

/** A record by name: `document` is empty for a global. */
export const recordSchema = z.object({
  container: z.string().max(60),
  document: z.string().regex(/^\d{0,9}$/),
})

export const languageSchema = z.enum(locales)
