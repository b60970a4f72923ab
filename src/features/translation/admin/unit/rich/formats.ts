import type { TextFormatType } from '@payloadcms/richtext-lexical/lexical'
import { formatTags, type FormatTag } from '@/rich-text/text-format'

/** Lexical's names of the formats that markup has tags for. */
export const lexicalFormats = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  s: 'strikethrough',
  code: 'code',
} as const satisfies Record<FormatTag, TextFormatType>

/** The formats that the forms of the site offer, and those that the texts have all the same. */
export function offeredFormats({ source, text }: { source: string; text: string }): FormatTag[] {
  return formatTags.filter(
    (tag) => tag === 'b' || tag === 'i' || `${source}${text}`.includes(`<${tag}>`),
  )
}
