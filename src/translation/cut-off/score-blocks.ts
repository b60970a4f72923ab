import { evidenceFrom, mergeEvidence, verdictOf } from './evidence'
import { missingTail } from './missing-tail'
import { prepareText } from './prepared-text'
import { pairOf } from './signals/pair'
import type { Block, CutOffInput, CutOffVerdict, Evidence, Reference } from './types'

type BlocksInput = CutOffInput<readonly Block[]>

/** Judges a text that comes as blocks as a whole: its end, its length and its number of parts. */
export function scoreBlocks(input: BlocksInput): CutOffVerdict {
  const verdict = verdictOf(blocksEvidence(input))
  const missing =
    verdict.flag === 'none'
      ? undefined
      : missingTail(pairWith({ input, reference: sourceOf(input) }))
  return { ...verdict, ...(missing !== undefined && { missing }) }
}

/** What speaks for a cut; nothing for a text that is empty or repeats the source. */
export function blocksEvidence(input: BlocksInput): Evidence[] {
  const first = evidenceBeside({ input, reference: sourceOf(input) })
  if (first === undefined) return []
  const second = input.second && evidenceBeside({ input, reference: input.second })
  return second === undefined ? first : mergeEvidence({ first, second })
}

function sourceOf({ source, sourceLocale }: BlocksInput): Reference<readonly Block[]> {
  return { locale: sourceLocale, text: source }
}

function pairWith(options: { input: BlocksInput; reference: Reference<readonly Block[]> }) {
  const { input, reference } = options
  return pairOf({
    source: prepareText({ blocks: reference.text, locale: reference.locale }),
    text: prepareText({ blocks: input.text, locale: input.locale }),
    vocabulary: input.vocabulary,
  })
}

function evidenceBeside(options: {
  input: BlocksInput
  reference: Reference<readonly Block[]>
}): Evidence[] | undefined {
  const { earlier = [], locale } = options.input
  const pair = pairWith(options)
  const { source, text } = pair
  if (source.plain === '' || text.plain === '' || text.plain === source.plain) return undefined
  const older = earlier.map((blocks) => prepareText({ blocks, locale }))
  return evidenceFrom({ ...pair, earlier: older })
}
