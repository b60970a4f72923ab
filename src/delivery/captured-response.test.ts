import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { Application } from './answer'
import { askApplication } from './captured-response'

function ask(application: Application) {
  return askApplication({ application, req: new IncomingMessage(new Socket()) })
}

test('status, headers and body of an answer are gathered, however they are written', async () => {
  const { status, headers, body } = await ask((_req, res) => {
    res.setHeader('X-One', '1')
    res.writeHead(201, 'Made', { 'X-Two': ['2', '3'] })
    res.write('a')
    res.write(Buffer.from('b'))
    res.write('63', 'hex')
    res.end('d')
    return Promise.resolve()
  })
  expect(status).toBe(201)
  expect(headers).toEqual({ 'x-one': '1', 'x-two': ['2', '3'] })
  expect(body.toString()).toBe('abcd')
})

test('headers may come as a list of names and values', async () => {
  const { headers } = await ask((_req, res) => {
    res.writeHead(200, ['X-One', '1', 'X-Two', '2'])
    res.end()
    return Promise.resolve()
  })
  expect(headers).toEqual({ 'x-one': '1', 'x-two': '2' })
})

test('whoever waits for the response hears that it is written', async () => {
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    void ask((_req, res) => {
      res.once('finish', () => heard.push('finish'))
      res.once('close', () => {
        heard.push(`close, finished: ${String(res.writableFinished)}`)
        resolve()
      })
      res.end('x', () => heard.push('callback'))
      return Promise.resolve()
    })
  })
  expect(heard).toEqual(['finish', 'callback', 'close, finished: true'])
})

test('headers that come after the answer are accepted and change nothing of it', async () => {
  let late: unknown
  const { headers } = await ask((_req, res) => {
    res.setHeader('location', '/ro')
    res.appendHeader('location', '/ro')
    res.end()
    res.setHeader('location', '/en')
    late = res.getHeader('location')
    return Promise.resolve()
  })
  expect(headers.location).toBe('/ro')
  expect(late).toBe('/en')
})

test('an application that fails is heard of', async () => {
  await expect(ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
