import { readInline, writeInline } from '@/rich-text/inline-nodes'
import { maxRewrittenTags } from '../limits'

/**
 * Markup as the site will write it once it is stored: `<br />` as `<br/>`, formats in one order, and
 * neighbours of one format in one tag. What cannot be read, or is no text at all, stays as it is.
 */
export function storedMarkup(markup: string): string {
  if (countTags(markup) > maxRewrittenTags) return markup
  const nodes = readInline(markup)
  return (nodes && writeInline(nodes)) || markup
}

function countTags(markup: string): number {
  return markup.split('<').length - 1
}
