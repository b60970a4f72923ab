import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { alignSegments, type Sides } from './align-segments'
import { changeBlock, dropBlock, emptyParagraph, insertBlock } from './edit-block'
import { keepAlignment } from './keep-alignment'
import { inlineOf, locatedBlocks, visibleText } from './located-blocks'
import { markupOf, nodesOf } from './markup'
import type { NodesById } from './node-numbers'
import { childrenOf } from './rich-text-node'
import { inLanguage } from './site-link'

/**
 * The rich text `target` in which the block that translates the block `position` of the source says
 * `markup`: changed where it is there, put in where it is missing, taken out where the markup says
 * nothing. What already is so comes back as it is. Links and opaque nodes are those of the target
 * with their id, else those of the source, led to pages of this site in the target's language. A target that is not rich text counts as an empty one.
 *
 * @throws {MarkupError}
 * @throws {RangeError} where the source has no such block
 */
export function setSegment(
  options: Sides<unknown> & { position: number; markup: string },
): SerializedEditorState {
  const { source, target, position, markup, ...locales } = options
  const originals = locatedBlocks(source)
  const original = originals[position]
  if (!isState(source) || !original) throw new RangeError(`The source has no block ${position}`)
  const state = isState(target) ? target : { root: { ...source.root, children: [emptyParagraph] } }

  const blocks = locatedBlocks(state)
  const alignment = alignSegments({ ...locales, source: originals, target: blocks })
  const match = alignment[position]
  const block = match === undefined ? undefined : blocks[match]
  const from = markupOf(inlineOf(original.node))
  const former = block && markupOf(inlineOf(block.node), from)
  if (former?.markup === markup) return state

  const content = nodesOf({
    markup,
    links: new Map([
      ...linksIn({ links: from.links, locale: locales.locale }),
      ...(former?.links ?? []),
    ]),
    opaque: new Map([...from.opaque, ...(former?.opaque ?? [])]),
  })
  const isEmptied = visibleText(content) === ''
  if (isEmptied && !block) return state

  const translation = {
    originals,
    sourceNodes: childrenOf(source.root),
    nodes: childrenOf(state.root),
    blocks,
    alignment,
    position,
  }
  const edited =
    block === undefined
      ? insertBlock({ ...translation, content })
      : isEmptied
        ? dropBlock({ ...translation, block })
        : changeBlock({ ...translation, block, content })
  // A source that is edited is its own target, and has no alignment to keep.
  const isSource = locales.locale === locales.sourceLocale
  const children = isSource
    ? edited.nodes
    : keepAlignment({ ...locales, source: originals, ...edited })
  return { ...state, root: { ...state.root, children } }
}

function linksIn({ links, locale }: { links: NodesById; locale: Locale }): NodesById {
  return new Map([...links].map(([id, link]) => [id, inLanguage({ link, locale })]))
}

function isState(value: unknown): value is SerializedEditorState {
  return isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children)
}
