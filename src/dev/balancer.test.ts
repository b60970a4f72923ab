import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  Server,
  type ServerResponse,
} from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { longestRequestMs } from '@/lib/http/longest-request'
import { isRecord } from '@/lib/is-record'
import { openBalancer } from './balancer'
import { freePort } from './processes/free-port'

type Exchange = { req: IncomingMessage; res: ServerResponse }
type Instance = (exchange: Exchange) => void

function say(name: string): Instance {
  return ({ res }) => res.end(name)
}

/** Reads the request, and closes the connection without an answer. */
const breakOff: Instance = ({ req }) => {
  req.resume().on('end', () => req.socket.destroy())
}

async function startInstance(answer: Instance): Promise<number> {
  const port = await freePort()
  const server = createServer((req, res) => answer({ req, res }))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return port
}

/** The port of a balancer before instances; null for one that is not there. */
async function open(...answers: (Instance | null)[]): Promise<number> {
  const instances: number[] = []
  for (const answer of answers) {
    instances.push(answer ? await startInstance(answer) : await freePort())
  }
  const port = await freePort()
  const { close } = await openBalancer({ host: '127.0.0.1', port, instances })
  onTestFinished(close)
  return port
}

type Asked = {
  port: number
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
}
type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

function ask({ port, body, ...options }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, agent: false, ...options }, (response) => {
      let got = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        got += chunk
      })
      response.on('error', reject).on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: got })
      })
    })
    call.on('error', reject).end(body)
  })
}

function bodies(answers: Answered[]): string[] {
  return answers.map(({ body }) => body)
}

test('instances take turns', async () => {
  const port = await open(say('first'), say('second'))
  const answers = []
  for (let call = 0; call < 4; call += 1) answers.push(await ask({ port }))
  expect(bodies(answers)).toEqual(['first', 'second', 'first', 'second'])
})

test('an instance learns who asks and for which address, and passes its headers on', async () => {
  const port = await open(({ req, res }) => {
    res.setHeader('set-cookie', ['a=1', 'b=2'])
    res.end(JSON.stringify({ url: req.url, ...req.headers }))
  })
  const headers = {
    host: 'pasiuni.example',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'claimed',
    'x-middleware-subrequest': '1',
  }
  const answer = await ask({ port, path: '/ro/a%20b?x=1', headers })
  const told: unknown = JSON.parse(answer.body)
  expect(told).toMatchObject({
    url: '/ro/a%20b?x=1',
    host: 'pasiuni.example',
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    'x-forwarded-host': 'pasiuni.example',
  })
  expect(told).not.toHaveProperty('x-middleware-subrequest')
  expect(told).not.toHaveProperty('x-request-id', 'claimed')
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test.each([
  { what: 'that refuses', instance: null },
  { what: 'that breaks', instance: breakOff },
])('the next instance answers a reader in the place of one $what', async ({ instance }) => {
  const port = await open(instance, say('second'))
  for (let call = 0; call < 4; call += 1) {
    expect(await ask({ port })).toMatchObject({ status: 200, body: 'second' })
  }
})

test('readers wait for a frozen instance once, and for a page that takes its time', async () => {
  let asked = 0
  const port = await open(() => {
    asked += 1
  }, say('second'))
  for (let call = 0; call < 5; call += 1) {
    expect(await ask({ port, path: '/ro/about?x=1' })).toMatchObject({ body: 'second' })
  }
  expect(asked).toBe(1)
  const late: Instance = ({ res }) => void setTimeout(() => res.end('late'), 2500)
  expect(await ask({ port: await open(late), path: '/ro' })).toMatchObject({ body: 'late' })
}, 30_000)

test('what changes something is passed on whole where nobody has seen it', async () => {
  const count: Instance = ({ req, res }) => {
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    req.on('end', () => res.end(`${req.method} ${bytes}`))
  }
  const port = await open(null, count)
  const body = 'x'.repeat(300_000)
  for (let call = 0; call < 2; call += 1) {
    expect(await ask({ port, method: 'POST', body })).toMatchObject({ body: 'POST 300000' })
  }
})

test.each(['POST', 'DELETE', 'PATCH'])('a %s is not repeated once it was sent', async (method) => {
  let seen = 0
  const port = await open(
    ({ req, res }) => {
      seen += 1
      breakOff({ req, res })
    },
    ({ res }) => {
      seen += 1
      res.end()
    },
  )
  const headers = { 'content-length': '1' }
  expect((await ask({ port, method, headers, body: 'x' })).status).toBe(503)
  expect(seen).toBe(1)
})

test('all content with its pictures has ten minutes to be brought in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let hear: (res: ServerResponse) => void = () => undefined
  const asked = new Promise<ServerResponse>((resolve) => {
    hear = resolve
  })
  const port = await open(({ req, res }) => void req.resume().on('end', () => hear(res)))
  const path = '/api/workplace/content/import'
  const answer = ask({ port, path, method: 'POST', body: 'x' })
  const res = await asked
  vi.advanceTimersByTime(600_000)
  res.end('imported')
  expect(await answer).toMatchObject({ status: 200, body: 'imported' })
})

test('a request may take as long to arrive as at the front server', async () => {
  const times = new Set<number>()
  const note = (message: unknown) => {
    if (!isRecord(message) || !(message.server instanceof Server)) return
    times.add(message.server.requestTimeout)
  }
  subscribe('http.server.request.start', note)
  onTestFinished(() => void unsubscribe('http.server.request.start', note))
  // Nobody behind it, whose own time would be noted as well.
  await ask({ port: await open(null) })
  expect([...times]).toEqual([longestRequestMs])
})

test('an answer that breaks in the middle is not mended by another', async () => {
  const port = await open(({ res }) => {
    res.writeHead(200, { 'content-length': '100' })
    res.write('half', () => res.destroy())
  }, say('second'))
  await expect(ask({ port })).rejects.toThrow('aborted')
})

test('a reader who leaves is not waited for', async () => {
  let left: () => void = () => undefined
  const hasLeft = new Promise<void>((resolve) => {
    left = resolve
  })
  let asked: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  const port = await open(({ res }) => {
    res.on('close', left)
    asked()
  })
  const call = request({ host: '127.0.0.1', port, agent: false }).on('error', () => undefined)
  call.end()
  await isAsked
  call.destroy()
  await hasLeft
})

test('it says so in three languages where nobody answers', async () => {
  const answer = await ask({ port: await open(null, null) })
  expect(answer).toMatchObject({ status: 503 })
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(answer.body).toMatch(/Site-ul revine[^]*The site will[^]*Сайт вернётся/)
})

test('what the parts of an instance say to each other does not pass', async () => {
  const port = await open(say('a secret'))
  for (const path of ['/internal/pages', '//internal/pages']) {
    expect(await ask({ port, path })).toMatchObject({ status: 404, body: 'Not found\n' })
  }
})
