import {
  $createRangeSelection,
  $createRangeSelectionFromDom,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  getDOMSelection,
  type LexicalEditor,
  type LexicalNode,
  type PointType,
  type RangeSelection,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import type { Range } from '@/lib/text-range'
import { SourceObjectNode } from './lexical-nodes'

/** Selected range, in visible characters; null where the editor has no selection. */
export function $readSelectedRange(): Range | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const [one, other] = [toPosition(selection.anchor), toPosition(selection.focus)]
  return { start: Math.min(one, other), end: Math.max(one, other) }
}

/** Selects characters as they are read, or sets the caret. */
export function $selectRange({ start, end }: Range): void {
  const selection = $createRangeSelection()
  $setPoint({ point: selection.anchor, position: start, isBefore: start < end })
  $setPoint({ point: selection.focus, position: end, isBefore: false })
  $setSelection($withFormat(selection))
}

/** What is typed at a caret looks like the text that it is in. */
function $withFormat(selection: RangeSelection): RangeSelection {
  const node = selection.anchor.getNode()
  selection.format = $isTextNode(node) ? node.getFormat() : 0
  return selection
}

/**
 * Takes over what is selected on the screen. The browser tells of a moved caret late: on a busy machine
 * the next key comes first, and would be about what was selected before.
 */
export function $followScreen(editor: LexicalEditor): void {
  const found = $createRangeSelectionFromDom(getDOMSelection(window), editor)
  const known = $getSelection()
  if (!found || !$isRangeSelection(known)) return
  if (found.anchor.is(known.anchor) && found.focus.is(known.focus)) return
  $setSelection($withFormat(found))
}

export type SelectedText = { node: TextNode; start: number; end: number }

/** The selected part of each text; null where anything else is selected, or nothing is. */
export function $readSelectedTexts(): SelectedText[] | null {
  const range = $readSelectedRange()
  if (!range || range.start === range.end) return null
  const texts: SelectedText[] = []
  let position = 0
  for (const node of $leaves($getRoot())) {
    const from = position
    position += getSize(node)
    if (position <= range.start || from >= range.end) continue
    if (!$isTextNode(node) || node instanceof SourceObjectNode) return null
    const start = Math.max(range.start - from, 0)
    texts.push({ node, start, end: Math.min(range.end, position) - from })
  }
  return texts
}

function toPosition({ key, offset, type }: PointType): number {
  let position = 0
  for (const node of $leaves($getRoot())) {
    if (node.getKey() === key) return position + Math.min(offset, getSize(node))
    if (type === 'element' && isFrom({ node, key, index: offset })) return position
    position += getSize(node)
  }
  return position
}

/** Whether a point between the children of an element is in front of this leaf. */
function isFrom({ node, key, index }: { node: LexicalNode; key: string; index: number }): boolean {
  let inner = node
  for (const parent of node.getParents()) {
    if (parent.getKey() === key) return inner.getIndexWithinParent() >= index
    inner = parent
  }
  return false
}

type Place = {
  point: PointType
  position: number
  /** Whether the point is in front of the next character rather than behind the last. */
  isBefore: boolean
}

function $setPoint({ point, position, isBefore }: Place): void {
  const leaves = $leaves($getRoot())
  let left = position
  for (const [index, node] of leaves.entries()) {
    const size = getSize(node)
    const isIn = isBefore ? left < size : left <= size
    if (isIn || index === leaves.length - 1) {
      $setPointAt({ point, node, offset: Math.min(left, size) })
      return
    }
    left -= size
  }
  const block = $getRoot().getFirstChild()
  if (block) point.set(block.getKey(), 0, 'element')
}

function $setPointAt(place: { point: PointType; node: LexicalNode; offset: number }): void {
  const { point, node, offset } = place
  if ($isTextNode(node) && !(node instanceof SourceObjectNode)) {
    point.set(node.getKey(), offset, 'text')
    return
  }
  const index = node.getIndexWithinParent() + offset
  point.set(node.getParentOrThrow().getKey(), index, 'element')
}

/** An element of the source counts as one character, whatever it is shown as. */
function getSize(node: LexicalNode): number {
  return $isTextNode(node) && !(node instanceof SourceObjectNode) ? node.getTextContentSize() : 1
}

function $leaves(node: LexicalNode): LexicalNode[] {
  if ($isElementNode(node)) return node.getChildren().flatMap($leaves)
  return [node]
}
