import type { Block, BlockKind } from '@/rich-text/block'

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu
const ODD_SPACE = /[\u00a0\u2007\u2009\u202f\t]/gu
const CEDILLAS: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }
const LIST_MARK = /^(?:[-*•–—]|\d{1,3}[.)])\s+/u
const HEADING_MARK = /^#{1,6}\s+/u
const QUOTE_MARK = /^>\s*/u
const marks = {
  heading: HEADING_MARK,
  listitem: LIST_MARK,
  quote: QUOTE_MARK,
  paragraph: /^/u,
}
const TAG = /<\/?[a-z][^<>]*>/giu

/** One spelling for what looks the same: composed letters, plain spaces, nothing invisible. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(ODD_SPACE, ' ')
    .replace(/\r\n?/gu, '\n')
    .replace(/[şţŞŢ]/gu, (letter) => CEDILLAS[letter] ?? letter)
    .trim()
}

/** Takes complete formatting off: tags, and Markdown's links, emphasis and code. */
export function withoutFormatting(text: string): string {
  return text
    .replace(TAG, '')
    .replace(/!?\[([^\][]*)\]\([^()\s]*\)/gu, '$1')
    .replace(/\*\*(?=\S)([^*]+)\*\*/gu, '$1')
    .replace(/`([^`]+)`/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim()
}

/** The non-empty lines of a plain text or Markdown as blocks, without the marks of their kind. */
export function splitBlocks(text: string): Block[] {
  return cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const kind = getLineKind(line)
      return { kind, text: line.replace(marks[kind], '') }
    })
}

function getLineKind(line: string): BlockKind {
  if (HEADING_MARK.test(line)) return 'heading'
  if (LIST_MARK.test(line)) return 'listitem'
  return QUOTE_MARK.test(line) ? 'quote' : 'paragraph'
}
