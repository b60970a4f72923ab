import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isPortTaken } from '../processes/free-port'
import { PlainError } from '../plain-error'
import { portFrom, portNear } from './ports'

test.each(['0', '65536', '-1', '80.5', 'http', ''])('takes %j for no port', (text) => {
  expect(() => portFrom(text)).toThrow(PlainError)
})

test('finds the port at the usual distance while nobody else has it', async () => {
  const port = await freePort()
  const near = () => portNear({ sitePort: port - 80, distance: 80 })
  expect(await near()).toBe(port)

  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  const free = await near()
  expect(free).not.toBe(port)
  expect(await isPortTaken(free)).toBe(false)
  await new Promise((resolve) => other.close(resolve))
})

test('looks for no port beyond the last one', async () => {
  expect(await portNear({ sitePort: 65_500, distance: 80 })).toBeLessThan(65_536)
})
