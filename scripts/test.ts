import { runInterruptible } from '../src/dev/processes/interruptible'
import { countsLine, failedLines, skippedLines } from '../src/dev/testing/test-counts'
import { selectTests } from '../src/dev/testing/test-selection'
import { runTestSteps } from '../src/dev/testing/test-steps'

await runInterruptible(
  async ({ signal }) => {
    const counts = await runTestSteps({ selection: selectTests(process.argv.slice(2)), signal })
    // The counts are the last line of all: nothing is printed after them.
    const lines = [...skippedLines(counts), ...failedLines(counts), countsLine(counts)]
    for (const line of lines) console.log(line)
    return counts.failed.length === 0 ? 0 : 1
  },
  { interruptedCode: () => 130 },
)
