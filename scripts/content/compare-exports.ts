import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readLines } from '../../src/features/transfer/read-lines'

type Comparison = {
  /** How many records of each kind, and files, the first one has. */
  counts: Map<string, number>
  /** Entries that only one of them has, or that differ. */
  differing: string[]
}

/** Compares two exports byte for byte, apart from the moment at which each was made. */
export async function compareExports(options: { one: string; other: string }): Promise<Comparison> {
  const [left, right] = [await digest(options.one), await digest(options.other)]
  const names = new Set([...left.keys(), ...right.keys()])
  const differing = [...names].filter((name) => left.get(name) !== right.get(name))
  const counts = new Map<string, number>()
  for (const name of left.keys()) {
    const [kind = ''] = name.split(' ')
    if (kind.startsWith('(')) continue
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const isSameOrder = [...left.keys()].join('\n') === [...right.keys()].join('\n')
  return { counts, differing: isSameOrder || differing.length > 0 ? differing : ['their order'] }
}

async function digest(path: string): Promise<Map<string, string>> {
  const lines = new Map<string, string>()
  for await (const line of readLines(createReadStream(path))) {
    const compared = line.replace(/^(\{"format":.*"madeAt":)"[^"]*"/, '$1')
    lines.set(toName(line), createHash('sha256').update(compared).digest('hex'))
  }
  return lines
}

function toName(line: string): string {
  const [, record, key] = /^\{"record":"([^"]*)","key":"((?:[^"\\]|\\.)*)"/.exec(line) ?? []
  if (record !== undefined) return key ? `${record} ${key}` : record
  const [, file] = /^\{"file":"([^"]*)"/.exec(line) ?? []
  if (file !== undefined) return `file ${file}`
  if (line.startsWith('{"format"')) return '(header)'
  return line.startsWith('{"end"') ? '(end)' : `(line) ${line}`
}
