import { createHook } from 'node:async_hooks'

let tick: object | null = null

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`, of which a request needs seven.
 * V8 forgets the shape of objects when it collects garbage while none of them is alive. Where they come
 * again, it takes them for objects of many shapes from then on, and makes each by a slow way: a sixth
 * of what a page from memory takes (docs/performance.md).
 * @returns the object that is kept
 */
export function keepTickShape(): object | null {
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') tick = resource
    },
  })
  hook.enable()
  process.nextTick(() => undefined)
  hook.disable()
  return tick
}
