import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkout } from '../../src/dev/checkout'
import { endGroup, spawnable, type Environment } from '../../src/dev/processes/child'
import { scriptArguments } from './apart'

const endWithParent = fileURLToPath(
  new URL('../../src/dev/processes/end-with-parent.mjs', import.meta.url),
)

/** A process that works until it is killed, as a server of the site does. */
export type Instance = {
  /** What its connections are called in the database. */
  name: string
  /** Kills it at once. */
  kill: () => Promise<void>
  /** Why it can no longer be working; null while it may be. */
  fault: () => string | null
}

/** Starts a script of this folder; its connections can be told apart by `name`. */
export function startInstance({
  script,
  name,
  env,
}: {
  script: string
  name: string
  env: Environment
}): Instance {
  const child = spawn(process.execPath, ['--import', endWithParent, ...scriptArguments(script)], {
    cwd: checkout,
    env: spawnable({ ...env, PGAPPNAME: name }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-5000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return {
    name,
    kill: () => endGroup({ child, stopWith: 'SIGKILL' }),
    fault: () => (child.exitCode === null ? null : `${name} has ended:\n${output}`),
  }
}
