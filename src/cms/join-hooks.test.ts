import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload'
import { expect, test } from 'vitest'
import { joinGlobalHooks, joinHooks } from './join-hooks'

test('hooks run in the order of the parts, whatever a part lacks', () => {
  const first: CollectionBeforeChangeHook = ({ data }) => data
  const second: CollectionBeforeChangeHook = ({ data }) => data
  const third: CollectionBeforeChangeHook = ({ data }) => data
  const afterMe = [() => undefined]
  const joined = joinHooks(
    { beforeChange: [first] },
    undefined,
    { afterMe },
    { beforeChange: [second, third] },
  )
  expect(joined.beforeChange).toEqual([first, second, third])
  expect(joined.afterMe).toEqual(afterMe)
  expect(joined.afterRead).toEqual([])
})

test('a global has its hooks joined alike', () => {
  const hook: GlobalBeforeChangeHook = () => undefined
  const joined = joinGlobalHooks({ beforeChange: [hook] }, {})
  expect(joined).toMatchObject({ beforeChange: [hook], afterChange: [] })
})
