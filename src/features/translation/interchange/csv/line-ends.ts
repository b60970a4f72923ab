import { textHash } from '@/i18n/text-hash'

/**
 * Source and target with the line ends of the site. Programs that end the lines of a file in their way
 * do so within cells, too, which would change every text of several lines.
 */
export function withOwnLineEnds(cells: {
  source: string
  sourceHash: string
  target: string
  targetHash: string
}): { source: string; target: string } {
  const source = intactText({ text: cells.source, hash: cells.sourceHash })
  const target = intactText({ text: cells.target, hash: cells.targetHash })
  // An edited text has no hash to go by; its ends are the program's unless its source has such ones.
  const isEdited = textHash(target) !== cells.targetHash
  return { source, target: isEdited && !source.includes('\r') ? unified(target) : target }
}

/** The text as it was exported, if its line ends are all that has changed. */
function intactText({ text, hash }: { text: string; hash: string }): string {
  const candidate = unified(text)
  return textHash(text) !== hash && textHash(candidate) === hash ? candidate : text
}

function unified(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
