import type { RichTextNode } from '../rich-text-node'

// Lexical keeps state that no node class declares under `$`: it survives reading, editing, copying
// and writing, in the admin panel as well as without one.
const STATE = 'block'

/** The key of a block: the same in all languages, and nowhere else in the text. */
export function getBlockKey({ $: state }: RichTextNode): string | undefined {
  const key = state?.[STATE]
  return typeof key === 'string' && key !== '' ? key : undefined
}

/** A copy of the block with that key, or without any. */
export function withKey({ node, key }: { node: RichTextNode; key?: string }): RichTextNode {
  const { $: state = {}, ...rest } = node
  const { [STATE]: _former, ...others } = state
  const kept = key === undefined ? others : { ...others, [STATE]: key }
  return Object.keys(kept).length === 0 ? rest : { ...rest, $: kept }
}
