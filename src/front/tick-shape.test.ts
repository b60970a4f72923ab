import { executionAsyncResource } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext, runInThisContext } from 'node:vm'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { keepTickShape } from './tick-shape'

setFlagsFromString('--expose-gc')
setFlagsFromString('--allow-natives-syntax')
const toCall = z.custom<(...args: unknown[]) => unknown>((value) => typeof value === 'function')
const collectGarbage = toCall.parse(runInNewContext('gc'))
const haveSameShape = toCall.parse(runInThisContext('(one, other) => %HaveSameMap(one, other)'))

function nextTick(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      resolve(executionAsyncResource())
    })
  })
}

test('what Node makes for each tick has one shape, also after garbage was collected', async () => {
  const kept = await keepTickShape()
  expect(kept).toHaveProperty('callback')
  for (let round = 0; round < 4; round += 1) {
    // All ticks of before are done.
    await sleep(5)
    collectGarbage()
    expect(haveSameShape(kept, await nextTick())).toBe(true)
  }
  expect(haveSameShape(kept, {})).toBe(false)
})
