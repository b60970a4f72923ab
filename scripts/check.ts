import { runInterruptible } from '../src/dev/processes/interruptible'
import { reportCheck, runStaticChecks } from '../src/dev/testing/static-checks'

await runInterruptible(
  async ({ signal }) => {
    const only = process.argv.slice(2)
    const results = await runStaticChecks({ only, signal, onResult: reportCheck })
    return results.every(({ hasPassed }) => hasPassed) ? 0 : 1
  },
  { interruptedCode: () => 130 },
)
