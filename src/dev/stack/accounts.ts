import { startAuthCore } from '../auth-core'
import { withProgress } from '../progress'
import { foreignPart, type Part, type Place } from './part'

/** The account service that `SUPERTOKENS_CONNECTION_URI` names, or one of our own. */
export async function openAccounts(
  options: Place & { databaseUrl: string; signal: AbortSignal },
): Promise<Part> {
  const { env, run, databaseUrl, signal } = options
  const given = env.SUPERTOKENS_CONNECTION_URI
  if (given) {
    const { SUPERTOKENS_API_KEY } = env
    return foreignPart({ SUPERTOKENS_CONNECTION_URI: given, SUPERTOKENS_API_KEY })
  }
  const core = await withProgress('Starting the account service', () =>
    startAuthCore({ databaseUrl, signal }),
  )
  run.defer(core.stop)
  return {
    env: { SUPERTOKENS_CONNECTION_URI: core.url, SUPERTOKENS_API_KEY: core.apiKey },
    gone: core.exited.then(
      (code) => `The account service has ended by itself (exit code ${code}).`,
    ),
  }
}
