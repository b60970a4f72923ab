import { textFormats, unitStates, type UnitState } from '../../types'
import { fileProblem } from '../problem'
import type { ExchangeUnit } from '../types'
import type { UnitStatus } from '../unit-status'
import type { XmlNode } from './xml-node'

/** Metadata of a unit in our own fields, in both versions of XLIFF. */
type UnitFacts = Pick<ExchangeUnit, 'format' | 'sourceHash' | 'targetHash'> & {
  exported: UnitStatus
}

/** @throws {AppError} `broken-unit` where they are gone or changed beyond use */
export function unitFacts({
  node,
  unit,
  value,
}: {
  node: XmlNode
  unit: string
  value: (name: 'format' | 'state' | 'outdated' | 'source' | 'target') => string | undefined
}): UnitFacts {
  const broken = (field: string) =>
    fileProblem('broken-unit', { field, unit: unit.slice(0, 200), line: node.line })
  const format = textFormats.find((known) => known === value('format'))
  const state: UnitState | undefined = unitStates.find((known) => known === value('state'))
  const sourceHash = value('source')
  const targetHash = value('target')
  if (!format) throw broken('format')
  if (!state) throw broken('state')
  if (sourceHash === undefined) throw broken('sourceHash')
  if (targetHash === undefined) throw broken('targetHash')
  const isOutdated = value('outdated') === 'yes'
  return { format, exported: { state, isOutdated }, sourceHash, targetHash }
}
