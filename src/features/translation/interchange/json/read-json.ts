import { z } from 'zod'
import { isRecord } from '@/lib/is-record'
import { unitStates } from '../../types'
import { checkHeading } from '../check-heading'
import { collectUnits } from '../check-units'
import { fileProblem } from '../problem'
import { getStatusInFile, type UnitStatus } from '../unit-status'
import type { ExchangeFile } from '../types'
import { refuseWildJson } from './wild-json'

const statusSchema = z.object({ state: z.enum(unitStates), isOutdated: z.boolean() })

export function readJson(text: string): ExchangeFile {
  refuseWildJson(text)
  const root = parse(text)
  if (!isRecord(root)) throw fileProblem('other-schema')
  const { exportId, schema, sourceLocale, targetLocale, units } = root
  const heading = checkHeading({ exportId, schema, sourceLocale, targetLocale })
  if (!Array.isArray(units)) throw fileProblem('other-schema')
  const collector = collectUnits()
  for (const [index, found] of units.entries()) {
    // The heading is the first line, and each unit one of its own, as long as nobody reformats them.
    const line = index + 2
    if (!isRecord(found)) throw fileProblem('broken-unit', { field: '', unit: '', line })
    collector.add({ candidate: toCandidate({ found, line }), line })
  }
  return { ...heading, units: collector.units }
}

function toCandidate({ found, line }: { found: Record<string, unknown>; line: number }) {
  const { unit, source, sourceHash, targetHash, isLocked, format, maxLength } = found
  const broken = (field: string) =>
    fileProblem('broken-unit', { field, unit: String(unit).slice(0, 200), line })
  const target = textOrNull(found.target)
  if (target !== null && typeof target !== 'string') throw broken('target')
  if (typeof targetHash !== 'string') throw broken('targetHash')
  const exported = statusSchema.safeParse(found.exported).data
  const told = statusSchema.safeParse(found).data
  if (!exported || !told) throw broken('state')
  const status = getStatusInFile({
    exported,
    told: isSame(exported, told) ? null : told,
    target,
    targetHash,
  })
  const note = textOrNull(found.note)
  const previousSource = textOrNull(found.previousSource)
  return {
    ...{ unit, source, target, sourceHash, targetHash, isLocked, format, maxLength },
    ...{ note, previousSource, ...status },
  }
}

function isSame(one: UnitStatus, other: UnitStatus): boolean {
  return one.state === other.state && one.isOutdated === other.isOutdated
}

function textOrNull(value: unknown): unknown {
  return value === '' ? null : value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fileProblem('broken-json', { line: brokenLine(text) })
  }
}

/** The unit that is broken, as each has a line of its own; 0 where it is something else. */
function brokenLine(text: string): number {
  const isBroken = (line: string) => {
    if (!line.startsWith('{"unit"')) return false
    try {
      JSON.parse(line.replace(/,?\r?$/, ''))
      return false
    } catch {
      return true
    }
  }
  return text.split('\n').findIndex(isBroken) + 1
}
