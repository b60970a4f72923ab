// Takes over the content of a file that content-export.ts or the admin panel has written.
import { existsSync } from 'node:fs'
import { contentEnvironment } from '../src/dev/content-environment'
import { runContentTask } from '../src/dev/content-task'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { PlainError } from '../src/dev/plain-error'
import { inCallersFolder } from './content/content-arguments'

const usage = `Usage: npm run content:import -- <file> [--dry-run | --plan=<plan>]
Creates what is missing, changes what differs and deletes nothing; --dry-run only tells, and --plan=
does what that told or nothing.`

await runInterruptible(
  async (run) => {
    const given = process.argv.slice(2)
    const isOption = (argument: string) => /^--(?:dry-run$|plan=.)/.test(argument)
    const [name, ...more] = given.filter((argument) => !isOption(argument))
    const options = given.filter(isOption)
    if (name === undefined || more.length > 0 || name.startsWith('-') || options.length > 1) {
      throw new PlainError(usage)
    }
    const file = inCallersFolder(name)
    if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`)
    const env = await contentEnvironment(run)
    const args = ['import', file, ...options]
    console.log(await runContentTask({ env, args, signal: run.signal }))
    return 0
  },
  { interruptedCode: () => 130 },
)
