import { textHash } from '@/i18n/text-hash'
import type { UnitCandidate } from '../check-units'
import type { XmlNode } from './xml-node'

const INDENT_AFTER = /\r?\n([\t ]*)$/u

const LINE_BEFORE = /^[\t ]*\r?\n/u

/**
 * What an element says of its unit. Where a program has indented the file, which the source shows,
 * it is read without the indents: they are no part of the texts.
 */
export function intactCandidate({
  node,
  toCandidate,
}: {
  node: XmlNode
  toCandidate: (node: XmlNode) => UnitCandidate
}): UnitCandidate {
  const candidate = toCandidate(node)
  if (isIntact(candidate)) return candidate
  const bare = toCandidate(withoutIndents(node))
  return isIntact(bare) ? bare : candidate
}

function isIntact({ source, sourceHash }: UnitCandidate): boolean {
  return typeof source === 'string' && textHash(source) === sourceHash
}

/** An element as it was before a program put each element and text of the file on a line of its own. */
function withoutIndents(node: XmlNode): XmlNode {
  const indent = indentIn(node)
  return {
    ...node,
    children: node.children.map((child) =>
      typeof child === 'string' ? withoutIndent({ text: child, indent }) : withoutIndents(child),
    ),
  }
}

/** What is before the elements within this one; null where it holds text only. */
function indentIn({ children }: XmlNode): string | null {
  const found = children.flatMap((child, position) =>
    typeof child === 'string' && position < children.length - 1
      ? (INDENT_AFTER.exec(child)?.[1] ?? [])
      : [],
  )
  return found[0] ?? null
}

/** A text beside elements may begin with a blank of its own, after the indent. */
function withoutIndent({ text, indent }: { text: string; indent: string | null }): string {
  const whole = text.replace(INDENT_AFTER, '')
  if (!LINE_BEFORE.test(whole)) return whole
  const line = whole.replace(LINE_BEFORE, '')
  return indent !== null && line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()
}
