import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lineOptions } from './log'
import { enterRequest } from './http/request-context'

const line = z.looseObject({ error: z.looseObject({ stack: z.string() }).optional() })

/** What a logger with the options of the site writes. */
async function written(write: (log: pino.Logger) => Promise<void> | void) {
  const said: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      said.push(String(chunk))
      done()
    },
  })
  await write(pino(lineOptions, stream))
  return said.map((text) => line.parse(JSON.parse(text)))
}

test('a line says when, how grave and what', async () => {
  const [said] = await written((log) => log.warn({ event: 'stopping' }, 'in a moment'))
  const { time, ...rest } = said ?? {}
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(rest).toEqual({ level: 'warn', event: 'stopping', message: 'in a moment' })
})

test('an error is told with its stack, but without what it carries', async () => {
  const error = Object.assign(new TypeError('no such thing'), { code: 'E1', params: ['secret'] })
  const [said, ofPayload] = await written((log) => {
    log.error({ err: error }, 'It failed')
    log.error({ err: error, msg: 'It failed' })
  })
  expect(said).toMatchObject({
    message: 'It failed',
    error: { type: 'TypeError', message: 'no such thing', code: 'E1' },
  })
  expect(said?.error?.stack).toContain('log.test.ts')
  expect(JSON.stringify(said)).not.toContain('secret')
  expect({ ...ofPayload, time: '' }).toEqual({ ...said, time: '' })
})

test('a query that a trigger has refused is told with its reason', async () => {
  const cause = Object.assign(new Error('no content today'), { code: 'P0001' })
  const failed = new Error('Failed query: insert into "pages"\nparams: secret', { cause })
  const [said] = await written((log) => log.error({ err: failed }))
  expect(said?.error).toMatchObject({
    message: 'Failed query: insert into "pages": no content today',
    code: 'P0001',
  })
  expect(JSON.stringify(said)).not.toContain('secret')
})

test('a query that failed is told without the values it was given', async () => {
  const cause = Object.assign(new Error('invalid input syntax: "token-of-a-link"'), {
    code: '22P02',
  })
  const query = 'Failed query: select "id" from "editors" where "token" = $1'
  const params = 'params: token-of-a-link,\n    at home@pasiuni.example'
  const failed = new Error(`${query}\n${params}`, { cause })
  const around = new Error('The list could not be read', { cause: failed })
  const [said, outer, ...more] = await written((log) => {
    log.error({ err: failed })
    log.error({ err: around })
    // As Pino and the console do it, which take the message of the error for that of the line.
    log.error(failed)
    log.error({ event: 'console', message: `It failed: ${failed.message}` })
  })
  expect(said?.error).toMatchObject({ message: query, code: '22P02' })
  expect(said?.error?.stack).toContain('log.test.ts')
  expect(more).toHaveLength(2)
  expect(outer?.error).toMatchObject({ message: `The list could not be read: ${query}` })
  expect(JSON.stringify([said, outer, ...more])).not.toMatch(/token-of-a-link|pasiuni\.example/)
})

test('what a request starts belongs to it', async () => {
  const said = await written(async (log) => {
    const run = async (requestId: string) => {
      enterRequest({ requestId })
      await new Promise(setImmediate)
      log.info('within')
    }
    const ended = ['a', 'b'].map(
      (requestId) =>
        new Promise<void>((resolve) => {
          setImmediate(() => void run(requestId).then(resolve))
        }),
    )
    await Promise.all(ended)
    log.info('outside')
  })
  expect(said.map(({ requestId }) => requestId)).toEqual(['a', 'b', undefined])
})

test('what a caller may not do is told in a line, without a stack', async () => {
  const refusal = Object.assign(new Error('Not allowed'), { isOperational: true, status: 403 })
  const [said, failure] = await written((log) => {
    log.error({ err: refusal })
    log.error({ err: Object.assign(refusal, { status: 500 }) })
  })
  expect(said).toMatchObject({ level: 'info', message: 'Not allowed', status: 403 })
  expect(said?.error).toBeUndefined()
  expect(failure).toMatchObject({ level: 'error', error: { message: 'Not allowed' } })
})

test('no line tells the code of a link', async () => {
  const [said] = await written((log) => {
    log.error(
      { path: '/admin/reset/0a1b2c', err: new Error('GET /preview/shared/0a1b2c?token=0a1b2c') },
      '/ro/auth/verify-email?token=0a1b2c',
    )
  })
  expect(said).toMatchObject({ path: '/admin/reset/[token]' })
  expect(JSON.stringify(said)).not.toContain('0a1b2c')
})
