import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`, of which a request needs seven.
 * V8 forgets the shape of objects when it collects garbage while none of them is alive. Where they come
 * again, it takes them for objects of many shapes from then on, and makes each by a slow way: a sixth
 * of what a page from memory takes (docs/performance.md). Not by a hook, which V8 would remember for good.
 * @returns the object that is kept
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource()
      kept.push(tick)
      resolve(tick)
    })
  })
}
