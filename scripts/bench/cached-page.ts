import { encodings, type EncodingName } from './encodings'
import type { Generator, Load } from './load'
import type { Server } from './server'
import { judgeSpeed, rate } from './speed-promises'
import { head, median, row, type Promised } from './table'

const seconds = 10
const rounds = 3
// The first seconds of a process are those of its compiler.
const warmUpSeconds = 3
const connections = 32
/** What a site has open at its busiest moments. */
const manyConnections = 256

const contenders = [
  'Pasiuni',
  'passing nginx',
  'keeping nginx',
  'nginx',
  'next',
  'bare Node',
] as const
export type Contender = (typeof contenders)[number]
const inCrowds: readonly Contender[] = ['Pasiuni', 'nginx', 'bare Node']

/** A server that is compared, and where it has the page in an encoding. */
export type Entrant = { server: Server; toUrl: (encoding: EncodingName) => string }
export type Entrants = Partial<Record<Contender, Entrant>>

const names: Record<Contender, string> = {
  Pasiuni: 'Pasiuni',
  'passing nginx': 'Pasiuni behind the nginx of compose',
  'keeping nginx': 'the same with pages from nginx',
  nginx: 'nginx, the same bytes as a file',
  next: '`next start`, the same build',
  'bare Node': 'bare Node, the same bytes (control)',
}
type Round = Load & { busy: number }
/** The rounds of each server. */
type Results = Map<Contender, Round[]>

/** Several rounds in turn, so that the machine's ups and downs affect every server alike. */
async function measure(options: {
  entrants: Entrants
  generator: Generator
  encoding: (typeof encodings)[number]
  connections: number
  among: readonly Contender[]
}): Promise<Results> {
  const { entrants, generator, encoding, connections, among } = options
  const results: Results = new Map()
  const toTarget = ({ toUrl }: Entrant) => ({
    ...{ url: toUrl(encoding.name), accepted: encoding.accepted, connections },
  })
  for (const contender of among) {
    const entrant = entrants[contender]
    if (entrant) await generator.load({ ...toTarget(entrant), seconds: warmUpSeconds })
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of among) {
      const entrant = entrants[contender]
      if (!entrant) continue
      const target = toTarget(entrant)
      const before = await entrant.server.busy()
      const load = await generator.load({ ...target, seconds })
      const busy = (await entrant.server.busy()) - before
      results.set(contender, [...(results.get(contender) ?? []), { ...load, busy }])
    }
  }
  return results
}

/**
 * Requests in a second of processor, which tells more than the rate where a machine has other work.
 */
function efficiency(rounds: Round[]): number {
  const busy = rounds.reduce((sum, round) => sum + round.busy, 0)
  const requests = rounds.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0)
  return Math.round(requests / busy)
}

function show(options: { encoding: EncodingName; connections: number; results: Results }): void {
  for (const [contender, loads] of options.results) {
    const rates = loads.map(({ perSecond }) => perSecond)
    row([
      options.encoding,
      options.connections,
      names[contender],
      rate(loads),
      `${Math.min(...rates)} to ${Math.max(...rates)}`,
      efficiency(loads),
      median(loads.map(({ p50 }) => p50)).toFixed(1),
      median(loads.map(({ p99 }) => p99)).toFixed(1),
      loads.reduce((sum, { failures }) => sum + failures, 0),
    ])
  }
}

/** The table of a cached page beside its yardsticks, and whether it is as fast as promised. */
export async function compareServers(options: {
  entrants: Entrants
  generator: Generator
}): Promise<Promised[]> {
  head([
    ...[
      'encoding',
      'connections',
      'server',
      'requests/s',
      'lowest to highest',
      'requests per CPU s',
    ],
    ...['p50 ms', 'p99 ms', 'failures'],
  ])
  const promises: Promised[] = []
  for (const encoding of encodings) {
    const results = await measure({ ...options, encoding, connections, among: contenders })
    show({ encoding: encoding.name, connections, results })
    promises.push(
      ...judgeSpeed({
        encoding: encoding.name,
        ours: results.get('Pasiuni') ?? [],
        nginx: results.get('nginx'),
        next: results.get('next') ?? [],
      }),
    )
  }
  for (const encoding of encodings) {
    const crowd = { encoding, connections: manyConnections, among: inCrowds }
    const results = await measure({ ...options, ...crowd })
    show({ encoding: encoding.name, connections: manyConnections, results })
  }
  return promises
}
