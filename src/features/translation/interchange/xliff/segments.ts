import { plainText } from '@/rich-text/markup'
import type { TextFormat } from '../../types'
import type { XmlNode } from './xml-node'

/** A part of a text that a program has cut; null for a source that the file does not tell. */
export type Segment = { source: string | null; target: string | null }

/**
 * Whether some segment with words is not translated: what the others say is not the whole text then,
 * and would be taken for it.
 */
export function isHalfTranslated({
  segments,
  format,
}: {
  segments: readonly Segment[]
  format: TextFormat
}): boolean {
  const seen = (text: string) => (format === 'rich-text' ? plainText(text) : text)
  // A text in one piece is empty or not, as in files that nobody has cut.
  if (segments.length < 2) return false
  return segments.some(({ source, target }) => {
    const hasWords = source === null || /[\p{L}\p{N}]/u.test(seen(source))
    return hasWords && seen(target ?? '').trim() === ''
  })
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
