import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { isRecord } from '@/lib/is-record'
import { getBlockKey, withKey } from './block-key'
import { locatedBlocks } from '../located-blocks'
import { getChildren, type RichTextNode } from '../rich-text-node'

/** Whether a value is rich text as Payload's editor stores it. */
export function isRichText(value: unknown): value is SerializedEditorState {
  return isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children)
}

/**
 * The rich text with these keys on its blocks, in reading order, and on nothing else; what already
 * has them comes back as it is.
 */
export function withKeys<State>(options: {
  state: State
  keys: readonly (string | undefined)[]
}): State | SerializedEditorState {
  const { state, keys } = options
  if (!isRichText(state)) return state
  const keyAt = new Map(
    locatedBlocks(state).map(({ path }, position) => [path.join('.'), keys[position]]),
  )
  const children = keyed({ nodes: getChildren(state.root), path: '', keyAt })
  return children ? { ...state, root: { ...state.root, children } } : state
}

/** The rich text in which one block has another key. */
export function withOtherKey(options: { state: unknown; from: string; key: string }): unknown {
  const { state, from, key } = options
  const keys = locatedBlocks(state).map((block) => (block.key === from ? key : block.key))
  return withKeys({ state, keys })
}

/** Null where nothing changes. */
function keyed(options: {
  nodes: RichTextNode[]
  path: string
  keyAt: ReadonlyMap<string, string | undefined>
}): RichTextNode[] | null {
  const { nodes, path, keyAt } = options
  const changed = nodes.map((node, index) => {
    const place = `${path}${index}`
    const key = keyAt.get(place)
    const own =
      getBlockKey(node) === key ? node : withKey({ node, ...(key !== undefined && { key }) })
    const inner = keyed({ nodes: getChildren(node), path: `${place}.`, keyAt })
    return inner ? { ...own, children: inner } : own
  })
  return changed.some((node, index) => node !== nodes[index]) ? changed : null
}
