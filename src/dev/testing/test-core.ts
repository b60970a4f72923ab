import { type AuthCore, startAuthCore } from '../auth-core'

/** What the skipped tests of a run on another core are listed under. */
export const embeddedOnlyReason =
  'it sets up or stops the core, or looks into its database: for the embedded core only'

/** Whether this process was given a core, whose process, time and storage are out of reach. */
export const isCoreGiven = givenCore() !== null

/** The core that the tests were given, or else an embedded one of their own. */
export async function startTestCore(
  options: Parameters<typeof startAuthCore>[0],
): Promise<AuthCore> {
  const given = givenCore()
  if (!given) return startAuthCore(options)
  return {
    ...given,
    get pid(): number {
      throw new Error('The tests cannot stop a core that they have not started.')
    },
    exited: new Promise(() => {}),
    stop: () => Promise.resolve(),
  }
}

function givenCore(): { url: string; apiKey: string } | null {
  const { TEST_CORE_URI: uri, TEST_CORE_API_KEY: apiKey = '', TEST_CORE_SERVER_URL } = process.env
  // With the third, the contract's own set-up has started an embedded one.
  if (!uri || TEST_CORE_SERVER_URL !== undefined) return null
  return { url: uri.replace(/\/$/, ''), apiKey }
}
