import { maxLineLength, maxUnits } from '../limits'
import { fileProblem } from '../problem'

const keyword = /^(msgctxt|msgid|msgstr)[ \t]+"/

/**
 * Goes through the lines before they are parsed: the parser takes nearly everything for PO, keeps
 * one of two equal entries, and does not say where a text was left open. Tells how many entries
 * have a context.
 * @throws {AppError} `broken-po`, `line-too-long`, `duplicate-unit` or `too-many-units`
 */
export function checkPoLines(text: string): number {
  const seen = new Set<string>()
  let line = 0
  let start = 0
  let contexts = 0
  while (start <= text.length) {
    const next = text.indexOf('\n', start)
    const end = next === -1 ? text.length : next
    line += 1
    if (end - start > maxLineLength) throw fileProblem('line-too-long', { line })
    const content = text.slice(start, end).trim()
    checkLine({ content, line })
    if (content.startsWith('msgctxt')) contexts += 1
    if (contexts > maxUnits) throw fileProblem('too-many-units', { limit: maxUnits })
    // A long one may be wrapped, beginning with nothing.
    if (content.startsWith('msgctxt') && content !== 'msgctxt ""') {
      const unit = content.replace(/^msgctxt\s+"|"$/g, '')
      if (seen.has(unit)) throw fileProblem('duplicate-unit', { unit, line })
      seen.add(unit)
    }
    start = end + 1
  }
  return contexts
}

function checkLine({ content, line }: { content: string; line: number }): void {
  if (content === '' || content.startsWith('#')) return
  const opening = content.startsWith('"') ? 0 : (keyword.exec(content)?.[0].length ?? 0) - 1
  if (opening < 0 || closingQuote({ content, opening }) !== content.length - 1) {
    throw fileProblem('broken-po', { line })
  }
}

/** Where the text that begins at `opening` ends; -1 where it does not. */
function closingQuote({ content, opening }: { content: string; opening: number }): number {
  for (let index = opening + 1; index < content.length; index += 1) {
    if (content[index] === '\\') index += 1
    else if (content[index] === '"') return index
  }
  return -1
}
