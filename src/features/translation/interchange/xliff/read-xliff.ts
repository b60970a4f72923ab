import { checkHeading } from '../check-heading'
import { collectUnits, type UnitCandidate } from '../check-units'
import type { ExchangeFile } from '../types'
import { intactCandidate } from './intact-candidate'
import { readXml } from './read-xml'
import { singleHeading } from './single-heading'
import type { XmlNode } from './xml-node'

type Attributes = XmlNode['attributes']

type Version = {
  root: { namespace: string; versions: string[] }
  /** Name of the element of a unit. */
  record: string
  /** Names of the elements around units, beside `xliff` and `file`. */
  containers: string[]
  toHeading: (attributes: {
    root: Attributes
    file: Attributes
  }) => Parameters<typeof checkHeading>[0]
  toCandidate: (node: XmlNode) => UnitCandidate
}

/**
 * Reads a file of one version of XLIFF.
 * @throws {AppError} for a file that is malformed or was not exported by this site
 */
export function readXliff({ text, version }: { text: string; version: Version }): ExchangeFile {
  const heading = singleHeading()
  const collector = collectUnits()
  let root: Attributes = new Map()
  readXml({
    text,
    root: { ...version.root, name: 'xliff' },
    containers: new Set(['xliff', 'file', ...version.containers]),
    records: new Set([version.record]),
    onContainer: ({ name, attributes }) => {
      if (name === 'xliff') root = attributes
      if (name !== 'file') return
      heading.add(checkHeading(version.toHeading({ root, file: attributes })))
    },
    onRecord: (node) => {
      heading.get()
      collector.add({
        candidate: intactCandidate({ node, toCandidate: version.toCandidate }),
        line: node.line,
      })
    },
  })
  return { ...heading.get(), units: collector.units }
}
