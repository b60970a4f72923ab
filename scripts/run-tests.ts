import { runInterruptible } from '../src/dev/processes/interruptible'
import { countsLine, skippedLines } from '../src/dev/testing/test-counts'
import { selectTests } from '../src/dev/testing/test-selection'
import { runTestSteps } from '../src/dev/testing/test-steps'

await runInterruptible(
  async ({ signal }) => {
    const counts = await runTestSteps({ selection: selectTests(process.argv.slice(2)), signal })
    for (const line of skippedLines(counts)) console.log(line)
    // The last line of all: nothing is printed after it.
    console.log(countsLine(counts))
    return counts.failed === 0 ? 0 : 1
  },
  { interruptedCode: () => 130 },
)
