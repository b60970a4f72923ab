import { escapeMarkup } from '@/rich-text/escape-markup'
import type { TextFormat } from '../../types'
import { parseCharacter, pointMark, pairMarks } from '../inline/code-marks'
import { fileProblem } from '../problem'
import type { XmlNode } from './xml-node'

type Reading = {
  format: TextFormat
  /** Original data stored outside the text, by identifier. */
  data: ReadonlyMap<string, string>
}

// How programs call what they add themselves.
const formatByType: ReadonlyMap<string, string> = new Map([
  ['bold', 'b1'],
  ['italic', 'i1'],
  ['underlined', 'u1'],
  ['xlf:b', 'b1'],
  ['xlf:i', 'i1'],
  ['xlf:u', 'u1'],
])

const annotations: ReadonlySet<string> = new Set(['mrk', 'seg'])
const emptyAnnotations: ReadonlySet<string> = new Set(['sm', 'em'])
const pairs: ReadonlySet<string> = new Set(['g', 'pc', 'sc', 'ec'])

/**
 * The text of the desk that the content of a source or target stands for.
 * @throws {AppError} `unknown-element` for a code that means nothing to the desk
 */
export function inlineText({ node, ...reading }: { node: XmlNode } & Reading): string {
  return node.children
    .map((child) => {
      if (typeof child !== 'string') return elementText({ node: child, ...reading })
      return reading.format === 'rich-text' ? escapeMarkup(child) : child
    })
    .join('')
}

function elementText({ node, ...reading }: { node: XmlNode } & Reading): string {
  const { name, attributes } = node
  if (annotations.has(name)) return inlineText({ node, ...reading })
  if (emptyAnnotations.has(name)) return ''
  if (name === 'cp') return parseCharacter(attributes.get('hex') ?? '') ?? refused(node)
  if (pairs.has(name)) return pairText({ node, ...reading })
  if (name !== 'x' && name !== 'ph') return refused(node)

  const held = heldText({ node, data: reading.data })
  if (held !== null) return held
  const id = attributes.get('id') ?? ''
  const isControl = id.startsWith('cp')
  if (reading.format !== 'rich-text' && !isControl) return refused(node)
  return pointMark(id) ?? refused(node)
}

/** XLIFF 1.2 keeps it in the element, 2.1 beside the text; null for a code without content. */
function heldText({ node, data }: { node: XmlNode; data: Reading['data'] }): string | null {
  if (node.name !== 'ph') return null
  const reference = node.attributes.get('dataRef')
  if (reference !== undefined) return data.get(reference) ?? refused(node)
  if (node.children.length === 0) return null
  return node.children.map((child) => (typeof child === 'string' ? child : refused(child))).join('')
}

function pairText({ node, ...reading }: { node: XmlNode } & Reading): string {
  const { name, attributes } = node
  if (reading.format !== 'rich-text') return refused(node)
  const id = attributes.get(name === 'ec' ? 'startRef' : 'id') ?? attributes.get('id') ?? ''
  const type = attributes.get('ctype') ?? attributes.get('subType') ?? ''
  const marks = pairMarks(id) ?? pairMarks(formatByType.get(type) ?? '') ?? refused(node)
  if (name === 'sc') return marks.start
  if (name === 'ec') return marks.end
  return marks.start + inlineText({ node, ...reading }) + marks.end
}

function refused({ name, line }: XmlNode): never {
  throw fileProblem('unknown-element', { name, line })
}
