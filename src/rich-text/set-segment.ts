import { isDeepStrictEqual } from 'node:util'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { changeBlock, dropBlock, emptyParagraph, insertBlock } from './edit-block'
import { getInlineNodes, visibleText } from './located-blocks'
import { toMarkup, toNodes, type InlineMarkup } from './markup'
import { lastingLinks } from './repair/lasting-links'
import type { NodesById } from './node-numbers'
import { getChildren } from './rich-text-node'
import { keyedBlocks, keysAtSave, withSharedKeys } from './keys/shared-keys'
import { inLanguage } from './site-link'
import { isRichText } from './keys/with-keys'

type Sides = {
  source: unknown
  /** The source itself where that is what changes. */
  target: unknown
  /** The text in whose numbers the markup names links, where that is another state of the target. */
  written?: unknown
  locale: Locale
}

/**
 * The rich text `target` in which the block with this key says `markup`: changed where it is there,
 * inserted where it is missing, removed where the markup is empty. An unchanged text comes back
 * as it is. Links and opaque nodes are those of the written text with their id, else those of the
 * target, else those of the source, led to pages of this site in the target's language. A target that is not rich text counts as an
 * empty one.
 *
 * @throws {MarkupError}
 * @throws {RangeError} where neither side has such a block
 */
export function setSegment(
  options: Sides & { key: string; markup: string },
): SerializedEditorState {
  const { key, markup, locale } = options
  const { source, target } = withKeysOfBoth(options)
  const [originals, blocks] = [keyedBlocks(source), keyedBlocks(target)]
  const original = originals.find((one) => one.key === key)
  const block = blocks.find((one) => one.key === key)
  // The draft may have a block that what is public has not.
  if (markup === '' && !block && isRichText(options.target)) return options.target
  if (!isRichText(source) || (!original && !block)) throw new RangeError(`No block ${key}`)
  const state = isRichText(target)
    ? target
    : { root: { ...source.root, children: [emptyParagraph] } }

  const from = toMarkup(original ? getInlineNodes(original.node) : [])
  const former = block && toMarkup(getInlineNodes(block.node), from)
  const written = writtenBlock({ ...options, from }) ?? former
  const hasItsLinks = isDeepStrictEqual(written?.links, former?.links)
  if (former?.markup === markup && hasItsLinks && isRichText(options.target)) return options.target

  const sideways = [former, written].filter((side) => side !== undefined)
  const said = toNodes({
    markup,
    links: new Map([
      ...linksIn({ links: from.links, locale }),
      ...sideways.flatMap(({ links }) => [...links]),
    ]),
    opaque: new Map([...from.opaque, ...sideways.flatMap(({ opaque }) => [...opaque])]),
  })
  const content = lastingLinks(said)
  const isEmptied = visibleText(content) === ''
  const nodes = getChildren(state.root)
  const sides = { originals, sourceNodes: getChildren(source.root), blocks, nodes }
  if (block) {
    const children = isEmptied
      ? dropBlock({ nodes, block })
      : changeBlock({ nodes, block, content })
    return { ...state, root: { ...state.root, children } }
  }
  if (isEmptied || !original) return isRichText(options.target) ? options.target : state
  const children = insertBlock({ ...sides, original, content })
  return { ...state, root: { ...state.root, children } }
}

function writtenBlock(options: { key: string; written?: unknown; from: InlineMarkup }) {
  const { key, written, from } = options
  const block = keyedBlocks(written).find((one) => one.key === key)
  return block && toMarkup(getInlineNodes(block.node), from)
}

function withKeysOfBoth({ source, target, locale }: Sides): Pick<Sides, 'source' | 'target'> {
  if (locale === defaultLocale) {
    // What is public, for instance, where the source is a draft.
    const stored = withSharedKeys({ ...nothing, [defaultLocale]: source })
    const value = isRichText(target) ? target : null
    const texts = keysAtSave({ stored, value, locale, isTrusted: true })
    return { source: stored[defaultLocale], target: texts[defaultLocale] }
  }
  const texts = withSharedKeys({ ...nothing, [defaultLocale]: source, [locale]: target })
  return { source: texts[defaultLocale], target: texts[locale] }
}

const nothing = byLocale(() => null)

function linksIn({ links, locale }: { links: NodesById; locale: Locale }): NodesById {
  return new Map([...links].map(([id, link]) => [id, inLanguage({ link, locale })]))
}
