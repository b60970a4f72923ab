import type { TextFormat } from '../../types'
import type { UnitCandidate } from '../check-units'
import { getStatusInFile, type UnitStatus } from '../unit-status'
import type { ExchangeFile } from '../types'
import { inlineText } from './inline-text'
import { xliff2 } from './namespaces'
import { readXliff } from './read-xliff'
import { joinedTarget } from './segments'
import { ownState21, toStatus21, state21 } from './states'
import { unitFacts } from './unit-facts'
import { childNamed, childrenNamed, ownText, type XmlNode } from './xml-node'

export function readXliff21(text: string): ExchangeFile {
  return readXliff({
    text,
    version: {
      root: { namespace: xliff2, versions: ['2.0', '2.1'] },
      containers: ['group'],
      record: 'unit',
      toHeading: ({ root, file }) => ({
        exportId: file.get('desk:export'),
        schema: file.get('desk:schema'),
        sourceLocale: root.get('srcLang'),
        targetLocale: root.get('trgLang'),
      }),
      toCandidate,
    },
  })
}

function toCandidate(node: XmlNode): UnitCandidate {
  const { attributes, children } = node
  const unit = attributes.get('name') ?? ''
  const { format, exported, sourceHash, targetHash } = unitFacts({
    node,
    unit,
    value: (name) =>
      name === 'format'
        ? attributes.get('type')?.replace(/^desk:/, '')
        : attributes.get(`desk:${name}`),
  })
  const textIn = ({ parent, data }: { parent: XmlNode | undefined; data: XmlNode }) =>
    parent ? inlineText({ node: parent, format, data: getData(data) }) : ''
  // A program may have cut the text into segments, with the blanks between them set apart.
  const parts = children.filter(
    (child): child is XmlNode =>
      typeof child !== 'string' && (child.name === 'segment' || child.name === 'ignorable'),
  )
  const source = parts
    .map((part) => textIn({ parent: childNamed({ node: part, name: 'source' }), data: node }))
    .join('')
  const joined = getTarget({ parts, format, readText: (parent) => textIn({ parent, data: node }) })
  const told = readToldStatus({ parts, exported })
  const list = childNamed({ node, name: 'mtc:matches' })
  const match = list && childNamed({ node: list, name: 'mtc:match' })
  const previous = match && childNamed({ node: match, name: 'source' })
  const restriction = attributes.get('slr:sizeRestriction')
  return {
    ...{ unit, format, sourceHash, targetHash, source, ...joined },
    ...getStatusInFile({ exported, told, target: joined.target, targetHash }),
    isLocked: attributes.get('translate') === 'no',
    maxLength: restriction === undefined ? null : Number(restriction),
    note: getNote(node) || null,
    previousSource: (match && textIn({ parent: previous, data: match })) || null,
  }
}

/** What lies between segments, and segments of signs alone, stay as in the source. */
function getTarget({
  parts,
  format,
  readText,
}: {
  parts: XmlNode[]
  format: TextFormat
  readText: (parent: XmlNode | undefined) => string
}): ReturnType<typeof joinedTarget> {
  const cut = parts.filter(({ name }) => name === 'segment')
  if (!cut.some((node) => childNamed({ node, name: 'target' }))) return { target: null }
  const segments = cut.map((node) => ({
    source: readText(childNamed({ node, name: 'source' })),
    target: readText(childNamed({ node, name: 'target' })),
  }))
  const textOf = (node: XmlNode) =>
    readText(childNamed({ node, name: 'target' }) ?? childNamed({ node, name: 'source' }))
  return joinedTarget({ segments, format, readWhole: () => parts.map(textOf).join('') })
}

/** Null where the file tells the same as when it was exported; of many segments the least counts. */
function readToldStatus({
  parts,
  exported,
}: {
  parts: XmlNode[]
  exported: UnitStatus
}): UnitStatus | null {
  const was = state21(exported)
  const given = parts
    .filter(({ name }) => name === 'segment')
    .map(({ attributes }) => {
      const state = attributes.get('state')
      // Programs leave it out where they do not care for it.
      if (state === undefined) return was
      return ownState21({ state, subState: attributes.get('subState') ?? null })
    })
  const isSame = given.every((now) => now.state === was.state && now.subState === was.subState)
  if (isSame) return null
  const told = given.map(toStatus21)
  return (
    told.find(({ state }) => state === 'draft') ??
    told.find(({ state }) => state === 'needs-review') ??
    told[0] ??
    null
  )
}

function getNote(node: XmlNode): string {
  const notes = childNamed({ node, name: 'notes' })
  const note =
    notes &&
    childrenNamed({ node: notes, name: 'note' }).find(
      (child) => child.attributes.get('category') === 'desk',
    )
  return note ? ownText(note) : ''
}

function getData(node: XmlNode): Map<string, string> {
  const list = childNamed({ node, name: 'originalData' })
  const data = list ? childrenNamed({ node: list, name: 'data' }) : []
  return new Map(data.map((child) => [child.attributes.get('id') ?? '', ownText(child)]))
}
