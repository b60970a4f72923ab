import { expect, test } from 'vitest'
import { computeScriptMark } from './script-mark'

const secret = 'a secret of sixteen letters'

test('the mark of a build is the same for all that run it', () => {
  expect(computeScriptMark({ secret, build: 'one' })).toBe(
    computeScriptMark({ secret, build: 'one' }),
  )
})

test('another build has another mark, and so has another secret', () => {
  const mark = computeScriptMark({ secret, build: 'one' })
  expect(computeScriptMark({ secret, build: 'two' })).not.toBe(mark)
  expect(computeScriptMark({ secret: `${secret}!`, build: 'one' })).not.toBe(mark)
})
