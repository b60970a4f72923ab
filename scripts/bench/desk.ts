import { runToEnd, type Environment } from '../../src/dev/child'
import { migrate } from '../../src/dev/migration'
import { createDatabase } from '../../src/dev/postgres-database'

/**
 * The table of `scripts/bench-translations.ts`, measured on a database of its own beside the
 * site's.
 */
export async function benchTranslations(options: {
  env: Environment
  serverUrl: string
  signal: AbortSignal
}): Promise<string> {
  const { serverUrl, signal } = options
  const url = await createDatabase({ serverUrl, name: 'bench_translations' })
  const env: Environment = { ...options.env, DATABASE_URL: url }
  await migrate({ env, signal })
  const args = ['--conditions=production', '--import', 'tsx', 'scripts/bench-translations.ts']
  const { code, output } = await runToEnd({ command: process.execPath, args, env, signal })
  // An exit code of 0 is not enough: Node 20 ends with it when a module never finishes loading.
  if (code !== 0 || !output.includes('Peak memory')) throw new Error(output)
  return output.slice(output.indexOf('| '))
}
