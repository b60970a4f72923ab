import { type Environment, runToEnd } from './processes/child'
import { PlainError } from './plain-error'
import { lastLines } from './progress'

/**
 * Runs a task of scripts/content-task.ts in a process of its own and returns what it told.
 * @throws {PlainError} with that, when it did not succeed
 */
export async function runContentTask(options: {
  env: Environment
  args: string[]
  signal: AbortSignal
}): Promise<string> {
  const { env, args, signal } = options
  const { code, output } = await runToEnd({
    command: process.execPath,
    args: ['--conditions=production', '--import', 'tsx', 'scripts/content-task.ts', ...args],
    ...{ env, signal },
  })
  // An exit code of 0 is not enough: Node 20 ends with it when a module never finishes loading.
  const [before, told] = output.split(/^told:\n/m)
  if (code === 0 && told !== undefined) return told.trimEnd()
  const report = (told ?? lastLines(before ?? '')).trimEnd()
  throw new PlainError(report || 'The content could not be read or written.')
}
