import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { isOneLine, isPlainText, isVisible } from '@/lib/plain-text'
import { longestMessage, longestName } from './rules'

const noName = 'NAME_FIELD_empty_ERROR'
const noMessage = 'MESSAGE_FIELD_empty_ERROR'

/**
 * The body of `POST /contact`, and what the plain form sends. Messages are catalogue keys. Lengths
 * count as a text field of the browser counts them: UTF-16 units, a line break as one.
 */
export const contactMessageSchema = z.strictObject({
  name: z
    .string({ error: noName })
    .normalize('NFC')
    .trim()
    .max(longestName, 'NAME_FIELD_too_long_ERROR')
    .refine(isVisible, noName)
    .refine(isOneLine, 'NAME_FIELD_ERROR'),
  message: z
    .string({ error: noMessage })
    // A plain form post ends lines with CRLF; the same text must be the same message.
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .trim()
    .max(longestMessage, 'MESSAGE_FIELD_too_long_ERROR')
    .refine(isVisible, noMessage)
    .refine(isPlainText, 'MESSAGE_FIELD_ERROR'),
  locale: z.enum(locales),
})

export type ContactMessageInput = z.infer<typeof contactMessageSchema>
