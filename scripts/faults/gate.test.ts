import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/dev/processes/free-port'
import { openGate } from './gate'

/** A gate before a service that sends back what it gets. */
async function openEcho() {
  const target = await freePort()
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket))
  await new Promise<void>((resolve) => server.listen(target, '127.0.0.1', resolve))
  const gate = await openGate({ target })
  onTestFinished(async () => {
    await gate.close()
    server.close()
  })
  return gate
}

function call(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let got = ''
  const ended = new Promise<string>((resolve) => {
    socket.on('error', ({ message }) => resolve(message))
    socket.on('close', () => resolve('closed'))
  })
  socket.on('data', (chunk: Buffer) => {
    got += chunk.toString()
  })
  onTestFinished(() => void socket.destroy())
  return { say: (text: string) => socket.write(text), got: () => got, ended }
}

test('nothing arrives through a frozen gate until it is open again', async () => {
  const { port, freeze, open } = await openEcho()
  const early = call(port)
  early.say('one ')
  await expect.poll(early.got).toBe('one ')
  freeze()
  early.say('two')
  const late = call(port)
  late.say('three')
  await sleep(200)
  expect([early.got(), late.got()]).toEqual(['one ', ''])
  await open()
  await expect.poll(early.got).toBe('one two')
  await expect.poll(late.got).toBe('three')
})

test('a gate that is cut breaks connections and refuses new ones', async () => {
  const { port, cut, open } = await openEcho()
  const before = call(port)
  before.say('one')
  await expect.poll(before.got).toBe('one')
  await cut()
  expect(await before.ended).toMatch(/closed|ECONNRESET/)
  expect(await call(port).ended).toMatch(/ECONNREFUSED/)
  await open()
  const after = call(port)
  after.say('two')
  await expect.poll(after.got).toBe('two')
})
