import { toSlug } from '@/lib/slug'
import { getBlockKey } from './keys/block-key'
import { getChildren, isNode, type RichTextNode } from './rich-text-node'

/** The ids of Romanian sections with the keys of their headings: a translation has the same keys. */
export type SectionIds = (readonly [key: string, id: string])[]

/** What begins with a heading. */
export type Section = {
  heading: RichTextNode
  text: string
  level: 2 | 3
  /** That of the Romanian section; where none is known, of the own words. */
  id: string
  /** That of the own words where it is another: addresses with it go on working. */
  ownId?: string
}

/** Rich text as Payload stores it; without `sourceIds` it is Romanian, or stands alone. */
type Content = { value: { root: unknown } | null | undefined; sourceIds?: SectionIds }

/** The sections of a text in its order, with the ids that `RichText` gives them. */
export function findSections({ value, sourceIds = [] }: Content): Section[] {
  const headings = isNode(value?.root) ? headingsUnder(value.root) : []
  const ownIds = toIds(headings.map(plainText))
  const idByKey = new Map(sourceIds)
  const taken = new Set(ownIds)
  return headings.map((heading, index) => {
    const ownId = ownIds[index] ?? ''
    const sourceId = idByKey.get(getBlockKey(heading) ?? '')
    // What is an own id leads where it has always led.
    const id = sourceId === undefined || taken.has(sourceId) ? ownId : sourceId
    taken.add(id)
    const level = heading.tag === 'h3' ? 3 : 2
    return { heading, text: plainText(heading), level, id, ...(id !== ownId && { ownId }) }
  })
}

/** The ids of the sections of a Romanian text. */
export function sectionIds(value: Content['value']): SectionIds {
  return findSections({ value }).flatMap(({ heading, id }): SectionIds => {
    const key = getBlockKey(heading)
    return key === undefined ? [] : [[key, id]]
  })
}

/** Whether a reader sees anything of a node: what was emptied stays in the text as a block. */
export function hasWords(node: RichTextNode): boolean {
  return plainText(node).trim() !== ''
}

function headingsUnder(node: RichTextNode): RichTextNode[] {
  if (node.type === 'heading') return hasWords(node) ? [node] : []
  return getChildren(node).flatMap(headingsUnder)
}

/** The words of a node and everything in it. */
function plainText(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  return getChildren(node).map(plainText).join('')
}

/** Ids of texts in document order; where one is taken, the next free number follows. */
function toIds(texts: readonly string[]): string[] {
  const given = new Set<string>()
  return texts.map((text) => {
    // The slug drops the number of „1. Titlu”, so that a new section does not break old links.
    const base = toSlug(text.replace(/^[\d.\s]+/, '')) || 'section'
    let id = base
    // The words of a heading may end with a number themselves.
    for (let count = 2; given.has(id); count += 1) id = `${base}-${count}`
    given.add(id)
    return id
  })
}
