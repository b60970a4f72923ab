import type { RichTextNode } from './rich-text-node'

// Lexical keeps what it does not know under `$`, and carries it through an edit in the admin panel.
const MARK = 'translates'

/** The key of the block of the source that a block is marked to translate. */
export function markOf({ $: state }: RichTextNode): string | undefined {
  const mark = state?.[MARK]
  return typeof mark === 'string' ? mark : undefined
}

/** A copy of the block with that mark, or without any. */
export function withMark({ node, mark }: { node: RichTextNode; mark?: string }): RichTextNode {
  const { $: state = {}, ...rest } = node
  const { [MARK]: _former, ...others } = state
  const kept = mark === undefined ? others : { ...others, [MARK]: mark }
  return Object.keys(kept).length === 0 ? rest : { ...rest, $: kept }
}
