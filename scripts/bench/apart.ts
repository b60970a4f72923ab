import { runToEnd, type Environment } from '../../src/dev/processes/child'
import { migrate } from '../../src/dev/migration'
import { createDatabase } from '../../src/dev/postgres/database'

/**
 * What every part of the bench is given: secrets and addresses, a PostgreSQL to fill, and how many
 * texts the translation desk and members the list of them are to have, and how long odd addresses
 * are asked for.
 */
export type Bench = {
  env: Environment
  serverUrl: string
  units: number
  members: number
  minutes: number
  signal: AbortSignal
}

/** What a part has found out, and whether that is what was promised. */
export type Finding = { table: string; isGood: boolean }

/** The environment with a migrated database of the part's own, beside the site's. */
export async function withOwnDatabase({
  env: given,
  serverUrl,
  signal,
  name,
}: Omit<Bench, 'units' | 'members' | 'minutes'> & { name: string }): Promise<
  Environment & { DATABASE_URL: string }
> {
  const url = await createDatabase({ serverUrl, name: `bench_${name}` })
  const env = { ...given, DATABASE_URL: url }
  await migrate({ env, signal })
  return env
}

// The accounts of the site are for its server only, which `react-server` marks here.
const conditions = ['--conditions=production', '--conditions=react-server', '--import', 'tsx']

/** The arguments of Node that run a script of this folder with the site's configuration. */
export function scriptArguments(script: string, ...rest: string[]): string[] {
  return [...conditions, `scripts/${script}`, ...rest]
}

/**
 * Runs a script that prints a table, and behind it how it went: `lastLine` begins that line.
 * @throws Error with what it printed where that line is missing: Node 20 ends with 0 when a module
 *   never finishes loading
 */
export async function measureApart(options: {
  script: string
  /** What the script is told. */
  told?: string[]
  lastLine: string
  env: Environment
  signal: AbortSignal
}): Promise<Finding> {
  const { script, told = [], lastLine, env, signal } = options
  const args = scriptArguments(script, ...told)
  const { code, output } = await runToEnd({ command: process.execPath, args, env, signal })
  if (!output.includes(`\n${lastLine}`)) throw new Error(output)
  return { table: output.slice(output.indexOf('| ')), isGood: code === 0 }
}
