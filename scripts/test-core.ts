// Holds the contract of the authentication core, and the site's account tests, against the core at
// an address; or, without one, the contract against the embedded core, on which `npm test` runs the
// others.
import { parseArgs } from 'node:util'
import { testGivenCore } from '../src/dev/testing/core-test-steps'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { PlainError } from '../src/dev/plain-error'
import { countsLine, failedLines, skippedLines } from '../src/dev/testing/test-counts'
import { runVitest } from '../src/dev/testing/test-runners'

const USAGE = 'npm run test:core -- [http://127.0.0.1:3567 [--api-key KEY]]'

await runInterruptible(
  async ({ signal }) => {
    const given = target()
    Object.assign(process.env, given)
    const counts = given
      ? await testGivenCore({ signal })
      : await runVitest({ project: 'core', env: {}, signal })
    // The counts are the last line of all: nothing is printed after them.
    const lines = [...skippedLines(counts), ...failedLines(counts), countsLine(counts)]
    for (const line of lines) console.log(line)
    return counts.failed.length === 0 ? 0 : 1
  },
  { interruptedCode: () => 130 },
)

function target(): Record<string, string> | null {
  const { uri, key } = readArguments()
  if (uri === undefined && key === undefined) return null
  if (uri === undefined || !/^https?:$/.test(getProtocol(uri))) {
    throw new PlainError(`That is not the address of a core. Usage:\n${USAGE}`)
  }
  return { TEST_CORE_URI: uri, TEST_CORE_API_KEY: key ?? '' }
}

function readArguments(): { uri?: string; key?: string } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'api-key': { type: 'string' } },
    })
    return { uri: positionals[0], key: values['api-key'] }
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : ''}\nUsage:\n${USAGE}`)
  }
}

function getProtocol(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : ''
}
