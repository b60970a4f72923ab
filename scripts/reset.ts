import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkout, localFolder } from '../src/dev/checkout'
import { claimsHeld } from '../src/dev/processes/process-lock.mjs'
import { runInterruptible } from '../src/dev/processes/interruptible'
import { PlainError } from '../src/dev/plain-error'
import { isServing, readPostmaster, stopPostmaster } from '../src/dev/postgres/postmaster'

await runInterruptible(reset, { interruptedCode: () => 1 })

async function reset({ signal }: { signal: AbortSignal }): Promise<number> {
  if (process.env.DATABASE_URL) {
    throw new PlainError(
      'DATABASE_URL is set: the data are in a database of your own, which only you may empty. ' +
        'Unset it to reset the local one.',
    )
  }
  const folder = localFolder()
  const [site] = await claimsHeld({ dir: join(folder, 'claims'), prefix: 'stack' })
  if (site !== undefined)
    throw new PlainError(`Pasiuni is running on these data: ${site}. Stop it first.`)

  const targets = ['postgres', 'media', 'mailbox']
    .map((name) => join(folder, name))
    .filter(existsSync)
  if (targets.length === 0) {
    console.log('There are no local data.')
    return 0
  }
  const names = targets.map((path) => relative(checkout, path)).join(', ')
  if (!(await isConfirmed({ names, signal }))) {
    console.log('Nothing was deleted.')
    return 1
  }
  await stopServer(join(folder, 'postgres/data'))
  for (const path of targets) rmSync(path, { recursive: true })
  console.log(`Deleted ${names}. npm start begins afresh.`)
  return 0
}

async function isConfirmed(options: { names: string; signal: AbortSignal }): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    throw new PlainError(
      'There is no terminal to ask. To delete without asking: npm run reset -- --yes',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  terminal.on('SIGINT', () => process.emit('SIGINT'))
  const question = `Delete ${options.names}, with all local texts, uploads, accounts and mails? (y/N) `
  const answer = await terminal.question(question, { signal: options.signal })
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function stopServer(dataFolder: string): Promise<void> {
  const found = readPostmaster(dataFolder)
  if (found && isServing({ pid: found.pid, dataFolder })) await stopPostmaster(found.pid)
}
