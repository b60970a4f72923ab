import { runInterruptible } from '../src/dev/interruptible'
import { reportCheck, runStaticChecks } from '../src/dev/static-checks'

await runInterruptible(
  async ({ signal }) => {
    const results = await runStaticChecks({ signal, onResult: reportCheck })
    return results.every(({ hasPassed }) => hasPassed) ? 0 : 1
  },
  { interruptedCode: () => 130 },
)
