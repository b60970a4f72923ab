import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createFirstMarking } from './first-marking'

const everything = { tags: null }

function start(longestWait = 60_000) {
  const refresh = vi.fn()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const marking = createFirstMarking({ begun: () => begun, refresh, longestWait })
  return {
    refresh,
    marking,
    /** As the listener does. */
    look: async () => {
      marking.refresh(everything)
      begin()
      await turn()
    },
  }
}

test('everything is marked once where the first look comes before the application', async () => {
  const { refresh, marking, look } = start()
  await look()
  expect(refresh).not.toHaveBeenCalled()
  await marking.markAll()
  expect(refresh).toHaveBeenCalledExactlyOnceWith(everything)
})

test('so it is where the application comes first', async () => {
  const { refresh, marking, look } = start()
  const marked = marking.markAll()
  await turn()
  expect(refresh).not.toHaveBeenCalled()
  await look()
  await marked
  expect(refresh).toHaveBeenCalledExactlyOnceWith(everything)
})

test('a look that comes too late marks everything again', async () => {
  const { refresh, marking, look } = start(20)
  await marking.markAll()
  expect(refresh).toHaveBeenCalledTimes(1)
  await look()
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('edits, and interruptions after the start, are passed on', async () => {
  const { refresh, marking, look } = start()
  marking.refresh({ tags: ['site'] })
  expect(refresh).toHaveBeenLastCalledWith({ tags: ['site'] })
  await look()
  await marking.markAll()
  marking.refresh(everything)
  expect(refresh.mock.calls).toEqual([[{ tags: ['site'] }], [everything], [everything]])
  await marking.markAll()
  expect(refresh).toHaveBeenCalledTimes(4)
})
