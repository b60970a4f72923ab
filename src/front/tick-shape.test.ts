import { createHook } from 'node:async_hooks'
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

function nextTick(): object {
  const ticks: object[] = []
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') ticks.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => undefined)
  hook.disable()
  return ticks[0] ?? {}
}

test('what Node makes for each tick has one shape, also after garbage was collected', async () => {
  const kept = keepTickShape()
  expect(kept).not.toBeNull()
  for (let round = 0; round < 4; round += 1) {
    // All ticks of before are done.
    await sleep(5)
    collectGarbage()
    expect(haveSameShape(kept, nextTick())).toBe(true)
  }
  expect(haveSameShape(kept, {})).toBe(false)
})
