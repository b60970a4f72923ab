import type { TextFormat } from '../../../types'
import { readMarkup, type TextNode } from './markup'
import { readMessage } from './message-tokens'

/** Takes a text apart by the way it is written, for showing it. */
export function readText({ text, format }: { text: string; format: TextFormat }): TextNode[] {
  if (format === 'rich-text') return readMarkup(text)
  return format === 'message' ? readMessage(text) : [{ type: 'text', text }]
}
