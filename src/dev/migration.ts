import { type Environment, runToEnd } from './processes/child'
import { PlainError } from './plain-error'
import { lastLines } from './progress'

/**
 * Brings a database up to date: schema, then content.
 * @param options `env`: with `DATABASE_URL`, `PAYLOAD_SECRET` and the first editor
 * @throws {PlainError} with the end of the output
 */
export async function migrate(options: {
  env: Environment
  signal: AbortSignal
  logFile?: string
}): Promise<void> {
  const { code, output } = await runToEnd({
    command: process.execPath,
    args: ['--conditions=production', '--import', 'tsx', 'scripts/migrate.ts'],
    ...options,
    env: { ...options.env, NODE_ENV: 'production' },
  })
  // An exit code of 0 is not enough: Node 20 ends with it when a module never finishes loading.
  if (code === 0 && /^migrated\b/m.test(output)) return
  const report = lastLines(output) || 'The migration printed nothing.'
  throw new PlainError(`The database could not be brought up to date.\n${report}`)
}
