import { runInterruptible } from '../src/dev/interruptible'
import { reportCheck, runStaticChecks } from '../src/dev/static-checks'

await runInterruptible(
  async ({ signal }) => {
    const only = process.argv.slice(2)
    const results = await runStaticChecks({ only, signal, onResult: reportCheck })
    return results.every(({ hasPassed }) => hasPassed) ? 0 : 1
  },
  { interruptedCode: () => 130 },
)
