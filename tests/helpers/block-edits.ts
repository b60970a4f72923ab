import { changeChildren, changeNode } from '@/rich-text/change-nodes'
import { getInlineNodes, locatedBlocks } from '@/rich-text/located-blocks'
import { getChildren, type RichTextNode } from '@/rich-text/rich-text-node'
import { keyedBlocks } from '@/rich-text/keys/shared-keys'
import { paragraph, richText, textNode, withoutKeys } from './rich-text'

export const blockEdits = ['insert', 'delete', 'move', 'split', 'merge', 'swap', 'paste'] as const
export type BlockEdit = (typeof blockEdits)[number]

type Path = readonly number[]
type Children = readonly RichTextNode[]
type State = ReturnType<typeof richText>

/** A place in rich text: the nodes around it, and which of them is there. */
export type Place = { parent: Path; index: number }

/** Every place where a block with text is among others. */
export function placesIn(state: State): Place[] {
  return locatedBlocks(state).map(({ path }) => ({
    parent: path.slice(0, -1),
    index: path.at(-1) ?? 0,
  }))
}

/** The text with the key of each block noted where no code looks for it. */
export function withOrigins(state: State): State {
  const noted = keyedBlocks(state).reduce<RichTextNode[]>(
    (nodes, { path, key }) => changeNode({ nodes, path, change: (node) => ofOrigins(node, [key]) }),
    state.root.children,
  )
  return richText(...noted)
}

/** Where a block comes from that an edit has put in. */
export const newOrigin = 'new'

/**
 * The keys that a block may have after edits: that of the block that it was, of either of two that
 * it was made of.
 */
export function listOrigins(node: RichTextNode): string[] {
  return 'origins' in node && isStrings(node.origins) ? node.origins : []
}

function ofOrigins(node: RichTextNode, origins: readonly string[]): RichTextNode {
  return Object.assign({}, node, { origins })
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

/** What someone makes of a text at a place; as it is where the place does not allow it. */
export function edited(options: {
  state: State
  edit: BlockEdit
  place: Place
  to: number
}): State {
  const { state, edit, place, to } = options
  const change = (children: Children) => changed({ children, edit, index: place.index, to })
  return richText(...changeChildren({ nodes: state.root.children, path: place.parent, change }))
}

/** As a program sends it that knows nothing of keys. */
export function withoutState(state: State): unknown {
  return withoutKeys(state)
}

function changed(options: {
  children: Children
  edit: BlockEdit
  index: number
  to: number
}): RichTextNode[] {
  const { children, edit, index, to } = options
  const node = children[index]
  const next = children[index + 1]
  if (!node) return [...children]
  switch (edit) {
    case 'insert':
      return children.toSpliced(index, 0, newBlockLike(node))
    case 'delete':
      return children.length === 1 ? [...children] : children.toSpliced(index, 1)
    case 'move': {
      const rest = children.toSpliced(index, 1)
      return rest.toSpliced(to % (rest.length + 1), 0, node)
    }
    case 'swap':
      return next ? children.toSpliced(index, 2, next, node) : [...children]
    case 'split':
      return children.toSpliced(index, 1, ...halves(node))
    case 'merge':
      return next && isPlain(next) && isPlain(node)
        ? children.toSpliced(index, 2, merged(node, next))
        : [...children]
    case 'paste':
      // What the clipboard carries has the key of what was copied.
      return children.toSpliced(to % (children.length + 1), 0, node)
  }
}

function merged(node: RichTextNode, next: RichTextNode): RichTextNode {
  const children = [...getChildren(node), textNode(' '), ...getChildren(next)]
  return ofOrigins({ ...node, children }, [...listOrigins(node), ...listOrigins(next)])
}

function isPlain(node: RichTextNode): boolean {
  return getInlineNodes(node).length > 0 && getInlineNodes(node).length === getChildren(node).length
}

const added = 'Despre asta n-a scris nimeni până acum.'

function newBlockLike(node: RichTextNode): RichTextNode {
  const block =
    node.type === 'listitem'
      ? { ...withoutKey(node), children: [textNode(added)] }
      : paragraph(added)
  return ofOrigins(block, [newOrigin])
}

/** The first words in the block that was there, the others in another, as an editor splits it. */
function halves(node: RichTextNode): RichTextNode[] {
  const [first, ...others] = getInlineNodes(node)
  if (!first || typeof first.text !== 'string' || !isPlain(node)) return [node]
  const middle = first.text.indexOf(' ', first.text.length / 2)
  if (middle < 1) return [node]
  const [start, end] = [first.text.slice(0, middle), first.text.slice(middle + 1)]
  return [
    { ...node, children: [{ ...first, text: start }] },
    { ...withoutKey(node), children: [{ ...first, text: end }, ...others] },
  ]
}

function withoutKey({ $: _state, ...node }: RichTextNode): RichTextNode {
  return node
}
