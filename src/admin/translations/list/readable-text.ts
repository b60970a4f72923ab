import type { TextFormat } from '@/translation/types'

const marks: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** A text on one line as people read it, without the tags and entities of rich text. */
export function readableText({ text, format }: { text: string; format: TextFormat }): string {
  const plain =
    format === 'rich-text'
      ? text
          .replace(/<(?:br|tab)\/>/gu, ' ')
          .replace(/<[^>]*>/gu, '')
          .replace(/&(?:lt|gt|amp);/gu, (mark) => marks[mark] ?? mark)
      : text
  return plain.replace(/\s+/gu, ' ').trim()
}
