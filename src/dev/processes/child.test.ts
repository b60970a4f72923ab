import { expect, test } from 'vitest'
import { runToEnd } from './child'

const { signal } = new AbortController()

/** Runs a script of Node, which may be silent for three seconds at most. */
function run(script: string) {
  const args = ['--eval', script]
  return runToEnd({ command: process.execPath, args, signal, longestSilence: 3000 })
}

test('a program that hangs is ended, and what ran then is told', async () => {
  const { code, output, hangingProcesses } = await run(
    "console.log('begun'); setInterval(() => {}, 1000)",
  )
  expect(code).not.toBe(0)
  expect(output).toBe('begun\n')
  expect(hangingProcesses).toBeDefined()
})

test('a program that keeps printing may take its time', async () => {
  const { code, output, hangingProcesses } = await run(
    'let n = 0; const t = setInterval(() => { console.log(++n); if (n === 10) clearInterval(t) }, 400)',
  )
  expect([code, hangingProcesses]).toEqual([0, undefined])
  expect(output.trim().split('\n')).toHaveLength(10)
})
