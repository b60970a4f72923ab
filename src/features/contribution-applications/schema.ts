import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { isOneLine, isPlainText, isVisible } from '@/lib/plain-text'
import { topics } from '@/lib/topics'
import { recordId } from '@/lib/database-values/record-id'
import {
  isWebAddress,
  splitLines,
  longestMotivation,
  longestName,
  mostLinks,
  shortestMotivation,
} from './rules'

const noMotivation = 'MOTIVATION_FIELD_empty_ERROR'
const badLinks = 'LINKS_FIELD_ERROR'

/**
 * The body of `POST /account/applications`, and what the plain form sends. Messages are catalogue
 * keys. The name counts only where the profile has none.
 */
export const applicationSchema = z.strictObject({
  name: z
    .string()
    .normalize('NFC')
    .trim()
    .max(longestName, 'NAME_FIELD_too_long_ERROR')
    .refine((name) => name === '' || (isOneLine(name) && isVisible(name)), 'NAME_FIELD_ERROR')
    .default(''),
  role: z.enum(contributorRoles, { error: 'ROLE_FIELD_empty_ERROR' }),
  topic: z.enum(topics, { error: 'TOPIC_FIELD_empty_ERROR' }),
  motivation: z
    .string({ error: noMotivation })
    // A plain form post ends lines with CRLF; the same text must be the same application.
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .trim()
    .refine(isVisible, { error: noMotivation, abort: true })
    .min(shortestMotivation, 'MOTIVATION_FIELD_too_short_ERROR')
    .max(longestMotivation, 'MOTIVATION_FIELD_too_long_ERROR')
    .refine(isPlainText, 'MOTIVATION_FIELD_ERROR'),
  // One address a line, as the field has them.
  links: z
    .string({ error: badLinks })
    .default('')
    .transform(splitLines)
    .pipe(
      z
        .array(z.string().refine((link) => isOneLine(link) && isWebAddress(link), badLinks))
        .max(mostLinks, 'LINKS_FIELD_too_many_ERROR'),
    ),
  locale: z.enum(locales),
})

export type ApplicationInput = z.infer<typeof applicationSchema>

/** The body of `POST /account/applications/withdraw`. */
export const withdrawalSchema = z.strictObject({ id: recordId })
