import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { formatTags, type FormatTag } from '@/rich-text/text-format'
import { lexicalFormats } from './formats'
import { SourceLinkNode } from './lexical-nodes'

export type Marks = { formats: FormatTag[]; isInLink: boolean }

export const noMarks: Marks = { formats: [], isInLink: false }

/** What the selection is formatted as, and whether a link is met by it. */
export function $readMarks(): Marks {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return noMarks
  const formats = formatTags.filter((tag) => selection.hasFormat(lexicalFormats[tag]))
  const isInLink = selection
    .getNodes()
    .some((node) => $findMatchingParent(node, (one) => one instanceof SourceLinkNode) !== null)
  return { formats, isInLink }
}
