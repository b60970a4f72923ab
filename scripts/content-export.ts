// Writes all content of the site into one file: docs/operations.md.
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { contentEnvironment } from '../src/dev/content-environment'
import { runContentTask } from '../src/dev/content-task'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { PlainError } from '../src/dev/plain-error'
import { exportName } from '../src/features/transfer/export-name'
import { inCallersFolder } from './content/content-arguments'

const usage = `Usage: npm run content:export -- [<file>]
Without a file, one with today’s date; - writes to standard output (npm run -s content:export -- -).`

await runInterruptible(
  async (run) => {
    const [given = exportName(new Date()), ...more] = process.argv.slice(2)
    if (more.length > 0 || (given.startsWith('-') && given !== '-')) throw new PlainError(usage)
    const { signal } = run
    const env = await contentEnvironment(run)
    if (given !== '-') {
      const file = inCallersFolder(given)
      console.log(`${file}: ${await runContentTask({ env, args: ['export', file], signal })}`)
      return 0
    }
    const folder = mkdtempSync(join(os.tmpdir(), 'pasiuni-export-'))
    run.defer(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'content.json')
    console.error(await runContentTask({ env, args: ['export', file], signal }))
    const stream = createReadStream(file)
    stream.pipe(process.stdout)
    await finished(stream)
    // The process ends right after, and a pipe would lose the rest.
    await new Promise((resolve) => process.stdout.write('', resolve))
    return 0
  },
  { interruptedCode: () => 130 },
)
