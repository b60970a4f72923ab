import { escapeMarkup } from './escape-markup'
import { isLink, type NodeNumbers } from './node-numbers'
import { getChildren, type RichTextNode } from './rich-text-node'
import { toTags, type FormatTag } from './text-format'

type Options = {
  nodes: readonly RichTextNode[]
  links: NodeNumbers
  opaque: NodeNumbers
  isInLink?: boolean
}

/** Inline nodes as markup; neighbours that share a format share its tag. */
export function writeMarkup({ nodes, links, opaque, isInLink = false }: Options): string {
  let markup = ''
  // What has no format stays in the tags around it when the text after it has the same ones.
  let waiting = ''
  let open: readonly FormatTag[] = []

  function changeTo(tags: readonly FormatTag[]): void {
    const firstOther = open.findIndex((tag, index) => tag !== tags[index])
    const shared = firstOther === -1 ? open.length : firstOther
    markup += closing(open.slice(shared)) + waiting
    markup += tags.slice(shared).map(opening).join('')
    waiting = ''
    open = tags
  }

  for (const node of nodes) {
    const tags = toTags(node)
    if (tags !== undefined) {
      const text = typeof node.text === 'string' ? node.text : ''
      if (text === '') continue
      changeTo(tags)
      markup += node.type === 'tab' ? '<tab/>' : escapeMarkup(text)
    } else if (node.type === 'linebreak') {
      waiting += '<br/>'
    } else if (isLink(node) && !isInLink) {
      changeTo([])
      const id = links.getId(node)
      const words = writeMarkup({ nodes: getChildren(node), links, opaque, isInLink: true })
      markup += `<a id="${id}">${words}</a>`
    } else {
      waiting += `<x id="${opaque.getId(node)}"/>`
    }
  }
  changeTo([])
  return markup
}

function opening(tag: FormatTag): string {
  return `<${tag}>`
}

function closing(tags: readonly FormatTag[]): string {
  return [...tags]
    .reverse()
    .map((tag) => `</${tag}>`)
    .join('')
}
