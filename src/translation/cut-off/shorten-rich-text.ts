import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Locale } from '@/i18n/locales'
import { changeNode } from '../rich-text/change-nodes'
import { holdsBlocks, inlineOf } from '../rich-text/located-blocks'
import { escapeMarkup } from '../rich-text/escape-markup'
import { markupOf, nodesOf, plainText } from '../rich-text/markup'
import { markupTokens } from '../rich-text/markup-tokens'
import { pairSegments } from '../rich-text/pair-segments'
import { childrenOf, type RichTextNode } from '../rich-text/rich-text-node'
import { shortenCutOff } from './shorten-cut-off'

/**
 * A translation in which the blocks that `isCutOff` knows by their markup, numbered as the desk
 * does it, are shown as far as they can be read; null where it knows none.
 */
export function shortenRichText({
  isCutOff,
  ...sides
}: {
  source: unknown
  target: SerializedEditorState
  sourceLocale: Locale
  locale: Locale
  isCutOff: (markup: string) => boolean
}): SerializedEditorState | null {
  const { target: state, locale } = sides
  const known = pairSegments(sides).flatMap(({ target }) =>
    target && isCutOff(target.markup) ? [target] : [],
  )
  if (known.length === 0) return null
  const children = known.reduce(
    (nodes: readonly RichTextNode[], { path }) =>
      changeNode({ nodes, path, change: (node) => shortenBlock({ node, locale }) }),
    childrenOf(state.root),
  )
  return { ...state, root: { ...state.root, children: [...children] } }
}

function shortenBlock({ node, locale }: { node: RichTextNode; locale: Locale }): RichTextNode {
  const inline = inlineOf(node)
  const { markup, ...objects } = markupOf(inline)
  const content = nodesOf({ markup: shortenMarkup({ markup, locale }), ...objects })
  // A nested list stays where it hangs, below the text.
  return { ...node, children: [...content, ...childrenOf(node).filter(holdsBlocks)] }
}

function shortenMarkup({ markup, locale }: { markup: string; locale: Locale }): string {
  const whole = plainText(markup)
  const shown = shortenCutOff({ text: whole, locale })
  const isWhole = whole.startsWith(shown)
  let left = isWhole ? shown.length : shown.length - 1
  let kept = ''
  const open: string[] = []
  for (const token of markupTokens(markup)) {
    if (left <= 0) break
    if (token.kind === 'tag') {
      const { kind, name } = token.tag
      kept += token.raw
      if (kind === 'open') open.push(name)
      else if (kind === 'close') open.pop()
      else left -= name === 'br' || name === 'tab' ? 1 : 0
    } else {
      const text = token.text.slice(0, left)
      kept += escapeMarkup(text)
      left -= text.length
    }
  }
  const ends = open.reverse().map((name) => `</${name}>`)
  return `${kept}${isWhole ? '' : '…'}${ends.join('')}`
}
