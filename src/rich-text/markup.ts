import type { Range } from '@/lib/text-range'
import { markupTokens, type MarkupTag, type MarkupToken } from './markup-tokens'
import { nodeNumbers, type NodesById } from './node-numbers'
import type { RichTextNode } from './rich-text-node'
import { toFormat, isFormatTag, toTags } from './text-format'
import { writeMarkup } from './write-markup'

export type InlineMarkup = {
  markup: string
  /** By the ids in the markup. A link is kept as it is; only its words come from the markup. */
  links: NodesById
  /** By the ids in the markup: inline nodes that markup has no tag for. */
  opaque: NodesById
}

export type MarkupErrorCode =
  'unclosed' | 'unknown-tag' | 'unknown-link' | 'unknown-object' | 'stray-bracket'

type Problem = {
  code: MarkupErrorCode
  args: Record<string, string | number>
  /** Position of the tag or the bracket in the markup. */
  range: Range
}

/** Thrown for malformed markup. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError'
  readonly code: MarkupErrorCode
  readonly args: Problem['args']
  readonly range: Range

  constructor({ code, args, range }: Problem) {
    super(`Malformed markup: ${code} ${JSON.stringify(args)}`)
    this.code = code
    this.args = args
    this.range = range
  }
}

/**
 * The inline children of a block as markup. Beside the block of the source that it translates, links
 * and opaque nodes get the ids of their counterparts there.
 */
export function toMarkup(
  children: readonly RichTextNode[],
  source?: Pick<InlineMarkup, 'links' | 'opaque'>,
): InlineMarkup {
  const links = nodeNumbers(source?.links)
  const opaque = nodeNumbers(source?.opaque)
  const markup = writeMarkup({ nodes: children, links, opaque })
  return { markup, links: links.byId, opaque: opaque.byId }
}

/** The characters of a markup without its tags; never throws, whatever the markup. */
export function plainText(markup: string): string {
  return markupTokens(markup)
    .map((token) => {
      if (token.kind !== 'tag') return token.text
      if (token.tag.name === 'br') return '\n'
      if (token.tag.name === 'tab') return '\t'
      return isKnown(token.tag) ? '' : token.raw
    })
    .join('')
}

function isKnown({ name }: MarkupTag): boolean {
  return isFormatTag(name) || name === 'a' || name === 'x'
}

type TagToken = Extract<MarkupToken, { kind: 'tag' }>

/**
 * The inline nodes that a markup says.
 * @throws MarkupError
 */
export function toNodes({ markup, links, opaque }: InlineMarkup): RichTextNode[] {
  // The tags that are open, each with what is before it when it is a link, and the format there.
  const open: { token: TagToken; link?: RichTextNode; before: RichTextNode[]; format: number }[] =
    []
  let nodes: RichTextNode[] = []
  let format = 0
  let around: TagToken | null = null

  for (const token of markupTokens(markup)) {
    if (token.kind === 'stray') throw malformed(token, 'stray-bracket', { mark: token.text })
    if (token.kind === 'text') {
      addText({ nodes, text: token.text, format })
    } else if (token.tag.kind === 'empty') {
      nodes.push(emptyNode({ token, format, opaque }))
    } else if (!isElement(token.tag)) {
      throw malformed(token, 'unknown-tag', { tag: token.tag.name })
    } else if (token.tag.kind === 'close') {
      const last = open.pop()
      if (last?.token.tag.name !== token.tag.name) throw unclosed(last?.token ?? token)
      format = last.format
      if (last.link) {
        last.before.push({ ...last.link, children: nodes })
        nodes = last.before
        around = null
      }
    } else if (token.tag.name === 'a') {
      if (around) throw unclosed(around)
      open.push({ token, link: toLink({ token, links }), before: nodes, format })
      nodes = []
      around = token
    } else {
      open.push({ token, before: nodes, format })
      if (isFormatTag(token.tag.name)) format |= toFormat([token.tag.name])
    }
  }
  const last = open.at(-1)
  if (last) throw unclosed(last.token)
  return nodes
}

function isElement({ kind, name, id }: MarkupTag): boolean {
  return name === 'a' || (isFormatTag(name) && (kind === 'close' || id === undefined))
}

/** Adds a text at the end, to the last node where that has the same format. */
function addText(options: { nodes: RichTextNode[]; text: string; format: number }): void {
  const { nodes, text, format } = options
  const last = nodes.at(-1)
  const isSame = last?.type === 'text' && last.format === format && toTags(last)
  const before = isSame && typeof last.text === 'string' ? last.text : ''
  if (before !== '') nodes.pop()
  nodes.push({ ...plainNode, text: before + text, format })
}

const plainNode = { type: 'text', version: 1, detail: 0, mode: 'normal', style: '' }

function emptyNode(options: { token: TagToken; format: number; opaque: NodesById }): RichTextNode {
  const { token, format, opaque } = options
  const { name, id } = token.tag
  if (name === 'br') return { type: 'linebreak', version: 1 }
  if (name === 'tab') return { ...plainNode, type: 'tab', detail: 2, text: '\t', format }
  if (name !== 'x') throw malformed(token, 'unknown-tag', { tag: name })
  const node = id === undefined ? undefined : opaque.get(id)
  if (!node) throw malformed(token, 'unknown-object', { id: id ?? '' })
  return node
}

function toLink({ token, links }: { token: TagToken; links: NodesById }): RichTextNode {
  const { id } = token.tag
  const link = id === undefined ? undefined : links.get(id)
  if (!link) throw malformed(token, 'unknown-link', { id: id ?? '' })
  return link
}

function unclosed(token: TagToken): MarkupError {
  return malformed(token, 'unclosed', { tag: token.tag.name })
}

function malformed(
  { range }: MarkupToken,
  code: MarkupErrorCode,
  args: Problem['args'],
): MarkupError {
  return new MarkupError({ code, args, range })
}
