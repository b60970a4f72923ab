import { textHash } from '@/i18n/text-hash'
import type { UnitCandidate } from '../check-units'
import { withoutIndents } from './without-indents'
import type { XmlNode } from './xml-node'

/**
 * What an element says of its unit. Where a program has indented the file, which the source shows,
 * it is read without the indents: they are no part of the texts.
 */
export function intactCandidate({
  node,
  candidateOf,
}: {
  node: XmlNode
  candidateOf: (node: XmlNode) => UnitCandidate
}): UnitCandidate {
  const candidate = candidateOf(node)
  if (isIntact(candidate)) return candidate
  const bare = candidateOf(withoutIndents(node))
  return isIntact(bare) ? bare : candidate
}

function isIntact({ source, sourceHash }: UnitCandidate): boolean {
  return typeof source === 'string' && textHash(source) === sourceHash
}
