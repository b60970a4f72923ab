import { unescapeMarkup } from '@/rich-text/escape-markup'
import type { TextFormat } from '../../types'

/** A text on one line as people read it, without the tags and entities of rich text. */
export function readableText({ text, format }: { text: string; format: TextFormat }): string {
  const plain = format === 'rich-text' ? withoutTags(text) : text
  return plain.replace(/\s+/gu, ' ').trim()
}

function withoutTags(markup: string): string {
  return unescapeMarkup(markup.replace(/<(?:br|tab)\/>/gu, ' ').replace(/<[^>]*>/gu, ''))
}
