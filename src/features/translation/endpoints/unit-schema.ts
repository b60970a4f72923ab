import { z } from 'zod'
import { locales } from '@/i18n/locales'

/** Which text in which language a call is about. */
export const unitPlace = z.object({
  unit: z.string().min(1).max(500),
  locale: z.enum(locales),
})

/** The longest text that the desk takes, in characters. */
export const longestText = 20_000
