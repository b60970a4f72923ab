import type { Locale } from '@/i18n/locales'
import { rememberingIn } from '@/i18n/memoize'
import { splitBlocks, cleanText, withoutFormatting } from './clean-text'
import { lastMark } from './finished'
import { type Span, splitSentences } from './sentences'
import { lastChunk } from './text-end'
import type { Block, BlockKind } from '@/rich-text/block'
import { toWords } from './vocabulary'

/** A text taken apart once for all that look at it. */
export type PreparedText = {
  locale: Locale
  blocks: Block[]
  /** Cleaned, with its formatting. */
  raw: string
  /** Without formatting, a line for each block. */
  plain: string
  sentences: Span[]
  /** Words of the last block. */
  words: readonly string[]
  lastBlock: string
  lastKind: BlockKind
  /** The last mark past closing quotes and brackets, or nothing. */
  mark: string
  isFinished: boolean
  /** It ends with an address, a placeholder, an emoji: a final mark would be in the way. */
  endsWithToken: boolean
}

const TOKEN_AT_END =
  /(?:\{\{?[^{}]*\}\}?|%\w|[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/\S+|www\.\S+|\p{Extended_Pictographic}\uFE0F?|(?:^|\s)[:;=]-?[()])$/u

/**
 * The same for a plain or Markdown text, line by line. The same text is the source of two
 * translations, and a second reference besides.
 */
export const prepareLines = rememberingIn(({ text, locale }) =>
  prepareText({ blocks: splitBlocks(text), locale }),
)

/** Only a placeholder has white space in it. */
function endsWithToken(text: string): boolean {
  return TOKEN_AT_END.test(text.endsWith('}') ? text : lastChunk(text))
}

/** Takes the blocks of a text apart; blocks without text do not count. */
export function prepareText({
  blocks,
  locale,
}: {
  blocks: readonly Block[]
  locale: Locale
}): PreparedText {
  const cleaned = blocks
    .map(({ kind, text }) => ({ kind, text: cleanText(text).replace(/\s+/gu, ' ') }))
    .filter(({ text }) => text !== '')
  const raw = cleaned.map(({ text }) => text).join('\n')
  const lines = cleaned.map(({ text }) => withoutFormatting(text))
  const plain = lines.join('\n')
  const lastBlock = lines.at(-1) ?? ''
  const mark = lastMark(lastBlock)
  return {
    locale,
    blocks: cleaned,
    raw,
    plain,
    sentences: splitSentences({ text: plain, locale }),
    words: toWords(lastBlock),
    lastBlock,
    lastKind: cleaned.at(-1)?.kind ?? 'paragraph',
    mark,
    isFinished: /^[.!?…]$/u.test(mark),
    endsWithToken: endsWithToken(lastBlock),
  }
}
