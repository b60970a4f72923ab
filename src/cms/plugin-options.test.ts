import { expect, test } from 'vitest'
import { z } from 'zod'
import { pluginOptionsReader } from './plugin-options'

/** A reader, and how often it has parsed. */
function countedReader() {
  const counted = { times: 0 }
  const schema = z.object({ view: z.string() }).transform((options) => {
    counted.times += 1
    return options
  })
  return { counted, read: pluginOptionsReader({ name: 'audit', schema }) }
}

test('options are parsed once for each configuration', () => {
  const { counted, read } = countedReader()
  const config = { custom: { audit: { view: '/members' } } }
  expect([read({ config }), read({ config })]).toEqual([{ view: '/members' }, { view: '/members' }])
  expect(counted.times).toBe(1)
  expect(read({ config: { custom: { audit: { view: '/inbox' } } } })).toEqual({ view: '/inbox' })
})

test('a configuration without the plugin has none, and wrong ones are refused', () => {
  const { read } = countedReader()
  expect(read({ config: { custom: {} } })).toBeNull()
  expect(() => read({ config: { custom: { audit: { view: 7 } } } })).toThrow()
})
