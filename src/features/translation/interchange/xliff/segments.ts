import { plainText } from '@/rich-text/markup'
import type { TextFormat } from '../../types'
import type { ExchangeUnit } from '../types'
import type { XmlNode } from './xml-node'

/** A part of a text that a program has cut; null for a source that the file does not tell. */
export type Segment = { source: string | null; target: string | null }

/**
 * The target that segments make up. It is null where some segment with words is not translated: what the
 * others say is not the whole text then, and would be taken for it. If there are others, it is unfinished.
 */
export function joinedTarget({
  segments,
  format,
  readWhole,
}: {
  segments: readonly Segment[]
  format: TextFormat
  readWhole: () => string
}): Pick<ExchangeUnit, 'target' | 'isUnfinished'> {
  const seen = (text: string) => (format === 'rich-text' ? plainText(text) : text)
  const worded = segments.filter(
    ({ source }) => source === null || /[\p{L}\p{N}]/u.test(seen(source)),
  )
  const empty = worded.filter(({ target }) => seen(target ?? '').trim() === '')
  // A text in one piece is empty or not, as in files that nobody has cut.
  if (segments.length < 2 || empty.length === 0) return { target: readWhole() || null }
  return { target: null, ...(empty.length < worded.length && { isUnfinished: true }) }
}

/** The segments of XLIFF 1.2 in both languages; none where the target is in one piece. */
export function markedSegments({
  source,
  target,
  readText,
}: {
  source: XmlNode | undefined
  target: XmlNode
  readText: (node: XmlNode) => string
}): Segment[] {
  const marks = segmentMarks(target)
  if (marks.length === 0) return []
  const textsIn = (nodes: readonly XmlNode[]) =>
    new Map(nodes.map((node, place) => [node.attributes.get('mid') ?? `#${place}`, readText(node)]))
  const [sources, targets] = [textsIn(source ? segmentMarks(source) : []), textsIn(marks)]
  return [...new Set([...sources.keys(), ...targets.keys()])].map((id) => ({
    source: sources.get(id) ?? null,
    target: targets.get(id) ?? null,
  }))
}

/** They may stand within codes. */
function segmentMarks({ children }: XmlNode): XmlNode[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return []
    const isSegment = child.name === 'mrk' && child.attributes.get('mtype') === 'seg'
    return isSegment ? [child] : segmentMarks(child)
  })
}
