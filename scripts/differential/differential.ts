import pLimit from 'p-limit'
import { withUndo } from '../../src/dev/processes/undo'
import { answersIn, converse, type Conversation } from './conversation'
import { startFront } from './front-process'
import { knownAttacks, smuggledPath } from './known-attacks'
import { oddities, oddRequest, type Oddity } from './odd-requests'
import { createRandom, type Random } from './random'
import { startBareNode, startRecorder, type ReadRequest } from './read-requests'

const atOnce = 32
const kinds = ['/api/', '/admin/', '/ro/', '/', '/auth/', '/contact/'] as const

/**
 * Ends every connection, so that neither side waits; part of a body where a length was too large.
 */
const last = 'GET /api/last HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'

type Case = { oddities: Oddity[]; bytes: string; splitAt: number }

type Row = { requests: number; answered: number; refused: number; waiting: number }

export type Findings = {
  /** Keyed by what is odd about the first request of a connection. */
  rows: Map<string, Row>
  /** How many requests came to the application. */
  passed: number
  /** Requests and answers that were read in two ways. */
  differences: string[]
  /** Known attacks that were not refused. */
  unrefused: string[]
}

function makeCase({ random, number }: { random: Random; number: number }): Case {
  const count = 1 + random.below(3)
  const chosen = Array.from({ length: count }, () => random.pick(oddities))
  const requests = chosen.map((oddity, place) => {
    const path = `${random.pick(kinds)}c${number}-${place}`
    return oddRequest({ random, oddity, path })
  })
  const bytes = [...requests, last].join('')
  return { oddities: chosen, bytes, splitAt: random.below(bytes.length) }
}

/**
 * What came to the application although Node by itself reads no such request.
 * @param options `ownHost`: with which the front server asks for what is the same for all
 */
function unknownRequests(options: {
  passed: ReadRequest[]
  read: ReadRequest[]
  ownHost: string
}): string[] {
  const { passed, read, ownHost } = options
  // A page for HEAD is the one for GET, and `/` the one in the reader's language.
  const toKey = ({ method, target }: ReadRequest) =>
    JSON.stringify([method === 'HEAD' ? 'GET' : method, target.replace(/^\/(?=\?|$)/, '/ro')])
  const known = new Map<string, ReadRequest[]>()
  for (const one of read) known.set(toKey(one), [...(known.get(toKey(one)) ?? []), one])
  return passed.flatMap((one) => {
    const left = known.get(toKey(one)) ?? []
    const find = (body: string | null) =>
      left.findIndex((other) => other.body === body && [other.host, ownHost].includes(one.host))
    const at = [find(one.body), find(null)].find((found) => found >= 0)
    if (at !== undefined) left.splice(at, 1)
    return at === undefined ? [`only the application read ${JSON.stringify(one)}`] : []
  })
}

// What Node says by itself to what it does not take.
const unreadable = [400, 408, 413, 417, 431, 501]

/** Why the two sets of answers do not belong to the same requests; null where they do. */
function answersDiffer({
  front,
  bare,
}: {
  front: Conversation
  bare: Conversation
}): string | null {
  // A partial answer does not count.
  if (front.isCut || bare.isCut) return null
  const expected = answersIn({ text: bare.text, methods: [] }) ?? []
  const given = answersIn({ text: front.text, methods: expected.map(({ method }) => method) })
  if (!given) return 'the answers are not one behind the other'
  const isUnread = (at: number) => (expected[at]?.status ?? 400) >= 400
  const answered = given.findIndex(({ status }, at) => isUnread(at) && !unreadable.includes(status))
  if (answered >= 0) return `request ${answered + 1} is none, but was answered`
  if (given.length > expected.length + 1) return 'too many answers'
  const isWhole = given.length >= expected.length || (given.at(-1)?.status ?? 400) >= 400
  return isWhole ? null : `only ${given.length} answers to ${expected.length} requests`
}

function getOutcome(text: string): 'answered' | 'refused' | 'waiting' {
  if (text === '') return 'waiting'
  return /^HTTP\/1\.1 [45]/.test(text) ? 'refused' : 'answered'
}

/**
 * Sends odd requests to the front server, and the same to a bare server of Node, and compares what
 * the application behind the one and the other have read.
 * @param options `requests`: how many at least; the same `seed` sends the same
 */
export function runDifferential(options: { seed: number; requests: number }): Promise<Findings> {
  const { seed, requests } = options
  return withUndo(async (defer) => {
    const app = await startRecorder()
    defer(app.close)
    const bare = await startBareNode()
    defer(bare.close)
    const front = await startFront({ appPort: app.port })
    defer(front.stop)
    const random = createRandom(seed)
    const limit = pLimit(atOnce)
    const differences: string[] = []
    const rows = new Map(
      oddities.map((oddity): [string, Row] => [
        oddity,
        { requests: 0, answered: 0, refused: 0, waiting: 0 },
      ]),
    )

    async function compare(one: Case): Promise<void> {
      const [first = 'nothing'] = one.oddities
      const talk = (port: number) => converse({ port, ...one })
      const [byFront, byBare] = await Promise.all([talk(front.port), talk(bare.port)])
      const difference = answersDiffer({ front: byFront, bare: byBare })
      if (difference) differences.push(`${difference}: ${JSON.stringify(one.bytes)}`)
      const row = rows.get(first)
      if (!row) return
      row.requests += one.oddities.length
      row[getOutcome(byFront.text)] += 1
    }

    const work: Promise<void>[] = []
    for (let sent = 0, number = 0; sent < requests; number += 1) {
      const one = makeCase({ random, number })
      sent += one.oddities.length
      work.push(limit(compare, one))
    }
    await Promise.all(work)
    const ownHost = `127.0.0.1:${app.port}`
    differences.push(...unknownRequests({ passed: app.requests, read: bare.requests, ownHost }))

    const unrefused: string[] = []
    const passed = app.requests.length
    for (const { name, bytes } of knownAttacks) {
      const before = app.requests.length
      const { text } = await converse({ port: front.port, bytes, splitAt: bytes.length })
      const isPassed = app.requests.length > before
      if (!/^HTTP\/1\.1 [45]/.test(text) || isPassed)
        unrefused.push(`${name}: ${text.slice(0, 60)}`)
    }
    const reached = app.requests.filter(({ target }) => target.startsWith(smuggledPath))
    if (reached.length > 0) unrefused.push(`${reached.length} smuggled requests arrived`)
    differences.push(...app.unclear)
    return { rows, passed, differences, unrefused }
  })
}
