import type { TextFormat } from '../../types'
import type { UnitCandidate } from '../check-units'
import { getStatusInFile, type UnitStatus } from '../unit-status'
import type { ExchangeFile } from '../types'
import { inlineText } from './inline-text'
import { xliff12 } from './namespaces'
import { readXliff } from './read-xliff'
import { joinedTarget, markedSegments } from './segments'
import { toStatus12 } from './states'
import { unitFacts } from './unit-facts'
import { childNamed, childrenNamed, ownText, type XmlNode } from './xml-node'

export function readXliff12(text: string): ExchangeFile {
  return readXliff({
    text,
    version: {
      root: { namespace: xliff12, versions: ['1.2'] },
      containers: ['body', 'group'],
      record: 'trans-unit',
      toHeading: ({ file }) => ({
        exportId: file.get('build-num'),
        schema: file.get('product-version'),
        sourceLocale: file.get('source-language'),
        targetLocale: file.get('target-language'),
      }),
      toCandidate,
    },
  })
}

function toCandidate(node: XmlNode): UnitCandidate {
  const { attributes } = node
  const unit = attributes.get('id') ?? ''
  const extra = new Map(
    (attributes.get('extradata') ?? '').split(' ').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=')
      return [name, value]
    }),
  )
  const facts = unitFacts({ node, unit, value: (name) => extra.get(name) })
  const { format, exported, sourceHash, targetHash } = facts
  const readText = (child: XmlNode) => inlineText({ node: child, format, data: new Map() })
  const textIn = (parent: XmlNode | undefined, name: string) => {
    const child = parent && childNamed({ node: parent, name })
    return child ? readText(child) : ''
  }
  const joined = getTarget({ node, format, readText })
  const told = readToldStatus({ node, exported })
  const alternative = childrenNamed({ node, name: 'alt-trans' }).find(
    (child) => child.attributes.get('alttranstype') === 'previous-version',
  )
  const note = childrenNamed({ node, name: 'note' }).find(
    (child) => child.attributes.get('from') === 'desk',
  )
  return {
    ...{ unit, format, sourceHash, targetHash, ...joined },
    source: textIn(node, 'source'),
    ...getStatusInFile({ exported, told, target: joined.target, targetHash }),
    isLocked: attributes.get('translate') === 'no',
    maxLength: attributes.has('maxwidth') ? Number(attributes.get('maxwidth')) : null,
    note: (note && ownText(note)) || null,
    previousSource: textIn(alternative, 'source') || null,
  }
}

function getTarget({
  node,
  format,
  readText,
}: {
  node: XmlNode
  format: TextFormat
  readText: (node: XmlNode) => string
}): ReturnType<typeof joinedTarget> {
  const target = childNamed({ node, name: 'target' })
  if (!target) return { target: null }
  const source = childNamed({ node, name: 'seg-source' })
  const segments = markedSegments({ source, target, readText })
  return joinedTarget({ segments, format, readWhole: () => readText(target) })
}

/** Null where the file tells the same as when it was exported. */
function readToldStatus({
  node,
  exported,
}: {
  node: XmlNode
  exported: UnitStatus
}): UnitStatus | null {
  const state = childNamed({ node, name: 'target' })?.attributes.get('state') ?? ''
  const isApproved = node.attributes.get('approved') === 'yes'
  return toStatus12({ state, isApproved, exported })
}
