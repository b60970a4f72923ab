import { expect, test } from 'vitest'
import { markOf } from './script-mark'

const secret = 'a secret of sixteen letters'

test('the mark of a build is the same for all that run it', () => {
  expect(markOf({ secret, build: 'one' })).toBe(markOf({ secret, build: 'one' }))
})

test('another build has another mark, and so has another secret', () => {
  const mark = markOf({ secret, build: 'one' })
  expect(markOf({ secret, build: 'two' })).not.toBe(mark)
  expect(markOf({ secret: `${secret}!`, build: 'one' })).not.toBe(mark)
})
