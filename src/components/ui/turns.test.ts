import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countTurns } from './turns'

test('an answer that comes late does not count once something newer was asked for', async () => {
  const turns = countTurns()
  const shown: string[] = []
  async function show(answer: Promise<string>): Promise<void> {
    const isNewest = turns.begin()
    const text = await answer
    if (isNewest()) shown.push(text)
  }
  const late = show(setTimeout(20, 'of the former member'))
  await show(Promise.resolve('signed out'))
  await late
  expect(shown).toEqual(['signed out'])
  await show(Promise.resolve('the next member'))
  expect(shown).toEqual(['signed out', 'the next member'])
})
