import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { longestRequestMs } from '@/lib/http/longest-request'
import { isConnectionRefused } from '@/lib/outage'
import { forwardedHeaders, ownHeaders } from './balancer/headers'
import {
  askInstance,
  isFromMemory,
  isImport,
  isRepeatable,
  LateError,
} from './balancer/instance-call'

// All of this as deploy/nginx.conf has it. Who is late with what instances mostly have at hand is left
// out for a while; a page that is in nobody's memory is requested again with a longer timeout.
const shortMs = 2000
const longMs = 125_000
const restMs = 10_000
const restarting = `Site-ul revine în câteva clipe.
The site will be back in a moment.
Сайт вернётся через несколько мгновений.
`

type Exchange = { req: IncomingMessage; res: ServerResponse }

function answerItself({
  res,
  status,
  text,
}: Pick<Exchange, 'res'> & {
  status: number
  text: string
}): void {
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  })
  res.end(text)
}

/**
 * One door to several instances on this machine, which does what deploy/nginx.conf does: instances
 * take turns, and the next one answers where one refuses, or breaks before it has answered what may
 * be asked twice.
 */
export async function openBalancer(options: {
  host: string
  port: number
  /** Where instances listen on loopback. */
  instances: number[]
}): Promise<{ close: () => Promise<void> }> {
  const { host, port, instances } = options
  const restingUntil = new Map<number, number>()
  let turn = 0

  /** Whom to ask, one after the other, and for how long. */
  function attemptsFor(req: IncomingMessage): { instance: number; timeoutMs: number }[] {
    const first = turn++ % instances.length
    const inTurn = [...instances.slice(first), ...instances.slice(0, first)]
    const timeoutMs = isImport(req) ? longestRequestMs : longMs
    const patient = inTurn.map((instance) => ({ instance, timeoutMs }))
    if (!isRepeatable(req) || !isFromMemory(req)) return patient
    const awake = inTurn.filter((instance) => (restingUntil.get(instance) ?? 0) < Date.now())
    return [...awake.map((instance) => ({ instance, timeoutMs: shortMs })), ...patient]
  }

  async function pass({ req, res }: Exchange): Promise<void> {
    const headers = forwardedHeaders({ req, requestId: randomBytes(16).toString('hex') })
    for (const { instance, timeoutMs } of attemptsFor(req)) {
      try {
        const answer = await askInstance({ req, res, headers, port: instance, timeoutMs })
        res.sendDate = false
        res.writeHead(answer.statusCode ?? 502, ownHeaders(answer.rawHeaders))
        // A reader who leaves, or an instance that breaks here, ends both.
        pipeline(answer, res, () => undefined)
        return
      } catch (error) {
        if (res.destroyed) return
        if (error instanceof LateError) restingUntil.set(instance, Date.now() + restMs)
        if (!isConnectionRefused(error) && !isRepeatable(req)) break
      }
    }
    answerItself({ res, status: 503, text: restarting })
  }

  const server = createServer(
    { maxHeaderSize: 64 * 1024, keepAliveTimeout: 65_000, requestTimeout: longestRequestMs },
    (req, res) => {
      // Spoken between the parts of one instance.
      if (/^\/+internal\//.test(req.url ?? '')) {
        answerItself({ res, status: 404, text: 'Not found\n' })
        return
      }
      void pass({ req, res })
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
