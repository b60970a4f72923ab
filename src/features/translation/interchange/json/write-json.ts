import type { ExchangeFile, ExchangeUnit } from '../types'

/** One unit a line, so that two exports can be compared. */
export function writeJson({ units, ...heading }: ExchangeFile): string {
  const lines = units.map((unit) => JSON.stringify(jsonUnit(unit)))
  const opening = JSON.stringify(heading).slice(0, -1)
  return `${opening},"units":[${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}]}\n`
}

function jsonUnit(unit: ExchangeUnit): object {
  const { state, isOutdated } = unit
  return { ...unit, exported: { state, isOutdated } }
}
