import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText as PayloadRichText, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { isSafeLink } from '@/lib/safe-link'
import { getChildren, type RichTextNode } from '@/rich-text/rich-text-node'
import { findSections, hasWords, type Section, type SectionIds } from '@/rich-text/sections'
import { Unbroken } from './unbroken'
import styles from './rich-text.module.css'

type Props = {
  content: { value: SerializedEditorState | null; lang: Locale; sourceIds?: SectionIds }
  locale: Locale
  /** The id of the part of a page that the text is in, where the page has several texts. */
  within?: string
}

/** A link of formatted text; what leads nowhere safe stays as its words. */
function TextLink({ url = '', children }: { url: string | undefined; children: ReactNode }) {
  if (!isSafeLink(url)) return <>{children}</>
  return (
    <a href={url} rel={/^[/#?]/.test(url) ? undefined : 'noopener'}>
      {children}
    </a>
  )
}

/**
 * The items of a list as a page has them: Lexical keeps a list in a list in an item of its own, which
 * would take a mark and a number. It belongs to the item before; `before` are the lists without one.
 */
function withInnerLists(nodes: readonly RichTextNode[]) {
  const before: RichTextNode[] = []
  const items: RichTextNode[] = []
  for (const node of nodes) {
    const last = items.at(-1)
    const inner = getChildren(node)
    if (inner[0]?.type !== 'list') items.push(node)
    else if (!last) before.push(...inner)
    else items.splice(-1, 1, { ...last, children: [...getChildren(last), ...inner] })
  }
  return { before, items }
}

function drawList(options: { tag: string; start: number; items: ReactNode[] }): ReactNode {
  const { tag, start, items } = options
  if (items.length === 0) return null
  if (tag !== 'ol') return <ul>{items}</ul>
  return <ol start={start === 1 ? undefined : start}>{items}</ol>
}

// Payload's own converters write `style` attributes and `value` on items of unordered lists.
function siteConverters({
  defaults,
  sections,
  within,
}: {
  defaults: JSXConverters<DefaultNodeTypes>
  sections: readonly Section[]
  within: string | undefined
}): JSXConverters<DefaultNodeTypes> {
  const sectionOf = new Map<unknown, Section>(sections.map((one) => [one.heading, one]))
  const toId = (id: string) => (within === undefined ? id : `${within}_${id}`)
  return {
    ...defaults,
    heading: ({ node, nodesToJSX }) => {
      const section = sectionOf.get(node)
      if (!section) return null
      const Heading = section.level === 3 ? 'h3' : 'h2'
      return <Heading id={toId(section.id)}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    autolink: ({ node, nodesToJSX }) => (
      <TextLink url={node.fields.url}>{nodesToJSX({ nodes: node.children })}</TextLink>
    ),
    link: ({ node, nodesToJSX }) => (
      <TextLink url={node.fields.url}>{nodesToJSX({ nodes: node.children })}</TextLink>
    ),
    list: ({ node, nodesToJSX }) => {
      const { before, items } = withInnerLists(node.children.filter(hasWords))
      const { tag, start } = node
      const drawn = drawList({ tag, start, items: nodesToJSX({ nodes: items }) })
      if (before.length === 0) return drawn
      return (
        <>
          {nodesToJSX({ nodes: before })}
          {drawn}
        </>
      )
    },
    listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
    quote: ({ node, nodesToJSX }) =>
      hasWords(node) ? <blockquote>{nodesToJSX({ nodes: node.children })}</blockquote> : null,
    text: (node) => {
      const words = typeof defaults.text === 'function' ? defaults.text(node) : node.node.text
      return typeof words === 'string' ? <Unbroken text={words} /> : words
    },
    paragraph: ({ node, nodesToJSX }) => {
      const children = nodesToJSX({ nodes: node.children })
      return children.length > 0 ? <p>{children}</p> : null
    },
  }
}

/** Formatted text of an editor; nothing when it is empty. */
export function RichText({ content, locale, within }: Props) {
  if (!content.value) return null
  const sections = findSections(content)
  return (
    <div className={styles.text} lang={content.lang === locale ? undefined : content.lang}>
      <PayloadRichText
        data={content.value}
        converters={({ defaultConverters: defaults }) =>
          siteConverters({ defaults, sections, within })
        }
        disableContainer
        disableIndent
        disableTextAlign
      />
    </div>
  )
}
