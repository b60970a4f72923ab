import { blocksOfText } from './clean-text'
import { scoreBlocks } from './score-blocks'
import type { CutOffInput, CutOffVerdict } from './types'

/**
 * Judges whether a plain or Markdown text is cut off. An empty text and one that repeats the source
 * are not: other checks find those.
 */
export function scoreText(input: CutOffInput): CutOffVerdict {
  const { source, text, earlier = [], second, ...rest } = input
  return scoreBlocks({
    ...rest,
    source: blocksOfText(source),
    text: blocksOfText(text),
    earlier: earlier.map(blocksOfText),
    ...(second && { second: { locale: second.locale, text: blocksOfText(second.text) } }),
  })
}
