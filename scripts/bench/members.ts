import { startAuthCore } from '../../src/dev/auth-core'
import { measureApart, withOwnDatabase, type Bench, type Finding } from './apart'

/** The table of `scripts/bench-members.ts`, measured with an embedded core. */
export async function benchMembers(bench: Bench): Promise<Finding> {
  const { members, signal } = bench
  const own = await withOwnDatabase({ ...bench, name: 'members' })
  const core = await startAuthCore({ databaseUrl: own.DATABASE_URL, signal })
  const env = { ...own, SUPERTOKENS_CONNECTION_URI: core.url, SUPERTOKENS_API_KEY: core.apiKey }
  try {
    const script = 'bench-members.ts'
    return await measureApart({
      script,
      told: [String(members)],
      lastLine: 'The first list',
      env,
      signal,
    })
  } finally {
    await core.stop()
  }
}
