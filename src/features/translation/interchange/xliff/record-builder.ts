import type { SaxesTagNS } from 'saxes'
import { maxDepth, maxUnitElements } from '../limits'
import { fileProblem } from '../problem'
import { prefixes } from './namespaces'
import type { XmlNode } from './xml-node'

export type Handlers = {
  /** Elements whose children are looked at one by one. */
  containers: ReadonlySet<string>
  /** Elements that are handed over whole, within containers. */
  records: ReadonlySet<string>
  onContainer: (node: XmlNode) => void
  onRecord: (node: XmlNode) => void
}

/** Builds one record at a time; whatever is in no record and no container is passed over. */
export function recordBuilder({
  core,
  containers,
  records,
  onContainer,
  onRecord,
}: { core: string } & Handlers) {
  // The open elements of the record under way, or none between records.
  const path: XmlNode[] = []
  let depth = 0
  let passedOver = 0
  let elements = 0

  function open({ tag, line }: { tag: SaxesTagNS; line: number }): void {
    depth += 1
    if (depth > maxDepth) throw fileProblem('too-deep', { line })
    const node = passedOver > 0 ? null : toNode({ tag, line, core })
    const parent = path.at(-1)
    if (!node) {
      passedOver += 1
    } else if (parent) {
      elements += 1
      if (elements > maxUnitElements) throw fileProblem('unit-too-large', { line })
      parent.children.push(node)
      path.push(node)
    } else if (records.has(node.name)) {
      elements = 0
      path.push(node)
    } else if (containers.has(node.name)) {
      onContainer(node)
    } else {
      passedOver += 1
    }
  }

  function close(): void {
    depth -= 1
    if (passedOver > 0) {
      passedOver -= 1
      return
    }
    const node = path.pop()
    if (node && path.length === 0) onRecord(node)
  }

  function write(characters: string): void {
    if (passedOver === 0) path.at(-1)?.children.push(characters)
  }

  return { open, close, write }
}

/** Null for an element that is none of ours. */
function toNode({
  tag,
  line,
  core,
}: {
  tag: SaxesTagNS
  line: number
  core: string
}): XmlNode | null {
  const prefix = tag.uri === core ? '' : prefixes.get(tag.uri)
  if (prefix === undefined) return null
  const attributes = new Map<string, string>()
  for (const { uri, local, value } of Object.values(tag.attributes)) {
    const ofAttribute = uri === '' ? '' : prefixes.get(uri)
    if (ofAttribute !== undefined) attributes.set(ofAttribute + local, value)
  }
  return { name: prefix + tag.local, line, attributes, children: [] }
}
