import { alignBlocks } from './align-blocks'
import { verdictOf } from './evidence'
import { richTextBlocks } from './lexical-blocks'
import { blocksEvidence, scoreBlocks } from './score-blocks'
import { mapContents } from './map-contents'
import type { Block, CutOffInput, CutOffVerdict, Evidence } from './types'

// Of a block inside a text less can be said than of its end: the next one goes on well.
const INSIDE = 0.8
const QUOTED = 40

export type BlockVerdict = CutOffVerdict & {
  /** Of the block in the text. */
  position: number
  /** Of its counterpart in the source. */
  sourcePosition: number
}

export type RichTextVerdict = {
  whole: CutOffVerdict
  /** Of each block that has a counterpart in the source. */
  blocks: BlockVerdict[]
  /** Blocks at the end of the source that the text has no counterpart for. */
  missingBlocks: Block[]
}

/** Judges rich text, as Payload's editor stores it, block by block and as a whole. */
export function scoreRichText(input: CutOffInput<unknown>): RichTextVerdict {
  return scoreEachBlock(mapContents({ input, change: ({ text }) => richTextBlocks(text) }))
}

/** Judges a text that comes as blocks, block by block and as a whole. */
export function scoreEachBlock(input: CutOffInput<readonly Block[]>): RichTextVerdict {
  const { source, text, locale, sourceLocale, vocabulary } = input
  const aligned = alignBlocks({ source, text, locale, sourceLocale })
  const blocks = text.flatMap((block, position): BlockVerdict[] => {
    const sourcePosition = aligned[position]
    const original = sourcePosition === undefined ? undefined : source[sourcePosition]
    if (sourcePosition === undefined || original === undefined) return []
    const pair = { locale, sourceLocale, source: [original], text: [block], vocabulary }
    return [{ ...scoreBlocks(pair), position, sourcePosition }]
  })
  const lastMatched = aligned.findLast((position) => position !== undefined) ?? -1
  return {
    whole: wholeVerdict({ input, blocks }),
    blocks,
    missingBlocks: source.slice(lastMatched + 1),
  }
}

function wholeVerdict({
  input,
  blocks,
}: {
  input: CutOffInput<readonly Block[]>
  blocks: BlockVerdict[]
}): CutOffVerdict {
  const whole = scoreBlocks(input)
  const inside = blocks
    .filter(({ flag, position }) => flag === 'error' && position < input.text.length - 1)
    .sort((a, b) => b.p - a.p)[0]
  if (inside === undefined) return whole
  const text = lastWords(input.text[inside.position]?.text ?? '')
  const cut: Evidence = {
    weight: inside.p * INSIDE,
    reason: { code: 'block-cut', args: { position: inside.position + 1, text } },
  }
  const verdict = verdictOf([...blocksEvidence(input), cut])
  const missing = whole.missing ?? inside.missing
  return { ...verdict, ...(missing !== undefined && { missing }) }
}

function lastWords(text: string): string {
  return text.length > QUOTED ? text.slice(-QUOTED).replace(/^\S*\s/u, '') : text
}
