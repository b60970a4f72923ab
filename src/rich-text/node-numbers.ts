import { isRecord } from '@/lib/is-record'
import type { RichTextNode } from './rich-text-node'
import { withoutLanguage, withoutOrigin } from './site-link'

/** Links or opaque nodes of one block by the ids that stand for them in markup. */
export type NodesById = ReadonlyMap<number, RichTextNode>

export type NodeNumbers = {
  byId: NodesById
  getId: (node: RichTextNode) => number
}

/**
 * Hands out ids in the order it is asked. Beside a source, a node gets the id of the first one of the
 * source that leads to the same place and is still free, else one after those of the source; copies
 * of a node that has an id share it.
 */
export function nodeNumbers(source?: NodesById): NodeNumbers {
  const byId = new Map<number, RichTextNode>()
  const free = new Map(source)
  let next = Math.max(0, ...free.keys()) + 1

  function findId(node: RichTextNode): number {
    const counterpart = [...free].find(([, other]) => toPlaceKey(other) === toPlaceKey(node))?.[0]
    const copy =
      source && [...byId].find(([, other]) => toContentKey(other) === toContentKey(node))?.[0]
    const id = counterpart ?? copy ?? next
    if (id === next) next += 1
    free.delete(id)
    if (!byId.has(id)) byId.set(id, node)
    return id
  }
  return { byId, getId: findId }
}

/** The target of a link; for any other node all of its fields. */
function toPlaceKey(node: RichTextNode): string {
  const { fields } = node
  if (!isLink(node) || !isRecord(fields)) return toContentKey(node)
  const { linkType, url, doc } = fields
  if (linkType !== 'internal' || !isRecord(doc))
    return `url ${JSON.stringify(withoutLanguage(withoutOrigin(url)))}`
  const target = isRecord(doc.value) ? doc.value.id : doc.value
  return `doc ${JSON.stringify([doc.relationTo, target])}`
}

export function isLink({ type }: RichTextNode): boolean {
  return type === 'link' || type === 'autolink'
}

/** A node as text, without its ids, which differ between copies, and without a link's words. */
function toContentKey(node: RichTextNode): string {
  const { id: _id, fields, children, ...rest } = node
  const { id: _fieldsId, ...ownFields } = isRecord(fields) ? fields : {}
  return sortedJson({ ...rest, fields: ownFields, ...(!isLink(node) && { children }) })
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
