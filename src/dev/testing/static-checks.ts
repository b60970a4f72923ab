import { type Finished, runToEnd } from '../processes/child'
import { PlainError } from '../plain-error'
import { lastLines, secondsSince } from '../progress'

type Check = { name: string; command: string[] }

const AT_ONCE = 2
// Writes next-env.d.ts and the types of the routes, which the type check and lint rely on.
const PREPARATION = ['node_modules/next/dist/bin/next', 'typegen']

const CHECKS: Check[] = [
  { name: 'lint', command: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'] },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: 'format',
    command: [
      ...['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
      // Lint has none: what it says of a file rests on the types of others.
      ...['--cache', '--cache-location', '.local/checks/format'],
    ],
  },
  { name: 'boundaries', command: ['scripts/check-boundaries.mjs'] },
  { name: 'dead-code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'structure', command: ['scripts/check-structure.mjs'] },
  { name: 'lockfile', command: ['scripts/check-lockfile.mjs'] },
  { name: 'generated', command: ['scripts/check-generated.mjs'] },
]

export type CheckResult = { name: string; hasPassed: boolean; output: string; duration: string }

/**
 * Runs the static checks, two at a time.
 * @param options `only`: the names of some, instead of all; `onResult` hears of each when it has
 *   ended
 * @throws {PlainError} for a name that no check has
 */
export async function runStaticChecks(options: {
  only?: string[]
  signal: AbortSignal
  onResult: (result: CheckResult) => void
}): Promise<CheckResult[]> {
  const { only = [], signal, onResult } = options
  const waiting = only.length === 0 ? [...CHECKS] : only.map(checkNamed)
  const preparation = await runNode({ command: PREPARATION, signal })
  const results: CheckResult[] = []
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now()
      const { code, output } = await runNode({ command: check.command, signal })
      const hint = check.name === 'types' && preparation.code !== 0 ? preparation.output : ''
      const result = { name: check.name, hasPassed: code === 0, output: hint + output }
      results.push({ ...result, duration: secondsSince(started) })
      onResult({ ...result, duration: secondsSince(started) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

function checkNamed(name: string): Check {
  const check = CHECKS.find((candidate) => candidate.name === name)
  if (check) return check
  const names = CHECKS.map((candidate) => candidate.name).join(', ')
  throw new PlainError(`Unknown check “${name}”. Available: ${names}.`)
}

function runNode(task: { command: string[]; signal: AbortSignal }): Promise<Finished> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' }
  return runToEnd({ command: process.execPath, args: task.command, env, signal: task.signal })
}

/** Prints a line for a check, and the end of its output where it failed. */
export function reportCheck({ name, hasPassed, output, duration }: CheckResult): void {
  console.log(`  ${hasPassed ? 'ok    ' : 'FAILED'} ${name} (${duration})`)
  if (!hasPassed) console.log(lastLines(output))
}
