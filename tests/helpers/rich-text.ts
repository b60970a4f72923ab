import fc from 'fast-check'
import { changeNode } from '@/rich-text/change-nodes'
import { getInlineNodes, holdsBlocks, locatedBlocks } from '@/rich-text/located-blocks'
import { toMarkup, toNodes } from '@/rich-text/markup'
import { getChildren, type RichTextNode } from '@/rich-text/rich-text-node'
import { setSegment } from '@/rich-text/set-segment'
import { keyedBlocks, withSharedKeys } from '@/rich-text/keys/shared-keys'
import { isRichText } from '@/rich-text/keys/with-keys'

type Nodes = RichTextNode[]
type Node = RichTextNode & Record<string, unknown>

const words = fc
  .array(
    fc.constantFrom('Verificați', 'mașina', 'a & b', '<b>', '5 > 3', 'țări', 'și', 'Привет', '👋'),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '))
const urls = ['/presa.pdf', 'https://pasiuni.md', 'mailto:salut@pasiuni.md']
const formats = fc.integer({ min: 0, max: 31 })

export function textNode(text: string, format = 0): RichTextNode {
  return { type: 'text', version: 1, detail: 0, format, mode: 'normal', style: '', text }
}

export function linkNode(url: string, ...children: Nodes): RichTextNode {
  const fields = { linkType: 'custom', newTab: false, url }
  return { ...element('link', children), version: 3, fields, id: `link to ${url}` }
}

export function inlineBlock(name: string): RichTextNode {
  return { type: 'inlineBlock', version: 1, fields: { id: 'one', blockName: '', name } }
}

export function element(type: string, children: Nodes): Node {
  return { type, version: 1, direction: null, format: '', indent: 0, children }
}

export function paragraph(...children: (RichTextNode | string)[]): Node {
  return { ...element('paragraph', asNodes(children)), textFormat: 0, textStyle: '' }
}

export function heading(...children: (RichTextNode | string)[]): Node {
  return { ...element('heading', asNodes(children)), tag: 'h2' }
}

/** A list as Lexical keeps it: a list inside it has an item of its own. */
export function list(...items: (RichTextNode | string)[]): Node {
  let value = 1
  const children = items.map((item) => {
    const content = typeof item === 'string' ? textNode(item) : item
    const nodes = content.type === 'paragraph' ? getChildren(content) : [content]
    const numbered = { ...element('listitem', nodes), value }
    if (content.type !== 'list') value += 1
    return numbered
  })
  return { ...element('list', children), listType: 'bullet', start: 1, tag: 'ul' }
}

export function table(...rows: (RichTextNode | string)[][]): RichTextNode {
  const toCell = (cell: RichTextNode | string) =>
    element('tablecell', [typeof cell === 'string' ? paragraph(cell) : cell])
  return element(
    'table',
    rows.map((row) => element('tablerow', row.map(toCell))),
  )
}

export function richText(...children: Nodes) {
  return {
    root: { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children },
  }
}

/** A stored value as rich text; an empty one for anything else. */
export function toState(value: unknown): ReturnType<typeof richText> {
  return isRichText(value) ? richText(...getChildren(value.root)) : richText()
}

/** The key of the block of a source at this position. */
export function keyAt(source: unknown, position: number): string {
  const { ro } = withSharedKeys({ ro: source, en: null, ru: null })
  return keyedBlocks(ro)[position]?.key ?? ''
}

/** Writes the block of a source at this position into a text. */
export function setSegmentAt({
  position,
  ...sides
}: Omit<Parameters<typeof setSegment>[0], 'key'> & { position: number }) {
  return setSegment({ ...sides, key: keyAt(sides.source, position) })
}

/** The node without the keys of blocks. */
export function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '$')
      .map(([key, part]) => [key, withoutKeys(part)]),
  )
}

function asNodes(children: (RichTextNode | string)[]): Nodes {
  return children.map((child) => (typeof child === 'string' ? textNode(child) : child))
}

const text = fc.tuple(words, formats).map(([content, format]) => textNode(content, format))
const link = fc
  .tuple(fc.constantFrom(...urls), fc.array(text, { minLength: 1, maxLength: 2 }))
  .map(([url, children]) => linkNode(url, ...children))
const inline = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: link },
  fc.constant<RichTextNode>({ type: 'linebreak', version: 1 }),
  formats.map((format): RichTextNode => ({ ...textNode('\t', format), type: 'tab', detail: 2 })),
  fc.constantFrom('one', 'two').map(inlineBlock),
  fc.constant<RichTextNode>({ ...textNode('2'), format: 64 }),
)

/** Inline content with something to read in it. */
export const inlineContent = fc
  .tuple(fc.array(inline, { maxLength: 5 }), text, fc.array(inline, { maxLength: 2 }))
  .map(([before, middle, after]) => [...before, middle, ...after])

// As Lexical keeps it, without neighbours of one format.
const keptContent = inlineContent.map((nodes) => toNodes(toMarkup(nodes)))
const item = keptContent.map((nodes) => paragraph(...nodes))
const lists = fc.letrec<{ list: RichTextNode }>((tie) => ({
  list: fc
    .tuple(item, fc.array(fc.oneof({ maxDepth: 2 }, item, tie('list')), { maxLength: 2 }))
    .map(([first, others]) => list(first, ...others)),
}))
const block = fc.oneof(
  { weight: 3, arbitrary: keptContent.map((nodes) => paragraph(...nodes)) },
  { weight: 1, arbitrary: keptContent.map((nodes) => heading(...nodes)) },
  { weight: 1, arbitrary: keptContent.map((nodes) => element('quote', nodes)) },
  { weight: 2, arbitrary: lists.list },
  { weight: 1, arbitrary: fc.tuple(item, item).map((row) => table(row)) },
)

/** Rich text in which every block says something. */
export const writtenText = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => richText(...blocks))

/** The text with a word of its own at the end of each of its blocks. */
export function withMarks({
  state,
  mark,
}: {
  state: ReturnType<typeof richText>
  mark: string
}): ReturnType<typeof richText> {
  const nodes = locatedBlocks(state).reduce(
    (changed, { path }, index) =>
      changeNode({
        nodes: changed,
        path,
        change: (node) => {
          const letters = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))
          const content = [...getInlineNodes(node), textNode(` ${mark}${letters.repeat(4)}`)]
          return { ...node, children: [...content, ...getChildren(node).filter(holdsBlocks)] }
        },
      }),
    state.root.children,
  )
  return richText(...nodes)
}
