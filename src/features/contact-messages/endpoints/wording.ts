import { z } from 'zod'
import { isOneLine, isPlainText, isVisible } from '@/lib/plain-text'

/** What an editor writes to a member. Line ends are those of text fields. */
export const wording = {
  subject: z.string().normalize('NFC').trim().max(150).refine(isOneLine).refine(isVisible),
  text: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .trim()
    .max(10_000)
    .refine(isPlainText)
    .refine(isVisible),
}

export const messageId = z.number().int().positive()
