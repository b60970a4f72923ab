import { locatedBlocks } from '../rich-text/located-blocks'
import type { Block } from './types'

/**
 * The blocks of rich text as Payload's editor stores it, in reading order and without formatting;
 * blocks without text are left out. Anything that is not rich text has no blocks.
 */
export function richTextBlocks(value: unknown): Block[] {
  return locatedBlocks(value).map(({ kind, text }) => ({ kind, text }))
}
