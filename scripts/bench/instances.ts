import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Environment } from '../../src/dev/processes/child'
import { startInstance, type Instance } from './instance'

const pollEvery = 20

/** Several processes that run the same script on one database, and that may be killed. */
export function runInstances(options: {
  script: string
  env: Environment
  /** Connected to their database. */
  client: Client
  signal: AbortSignal
}) {
  const { script, env, client, signal } = options
  const running: Instance[] = []
  let started = 0
  let killed = 0

  function start(): void {
    started += 1
    running.push(startInstance({ script, env, name: `bench ${started}` }))
  }

  async function kill(instance: Instance): Promise<void> {
    running.splice(running.indexOf(instance), 1)
    killed += 1
    await instance.kill()
  }

  /** @throws Error when it takes longer than `timeoutMs` milliseconds, or an instance has ended */
  async function until(
    isSo: () => Promise<boolean>,
    { timeoutMs }: { timeoutMs: number },
  ): Promise<void> {
    const end = Date.now() + timeoutMs
    while (!(await isSo())) {
      const fault = running.map((instance) => instance.fault()).find((text) => text !== null)
      if (fault !== undefined) throw new Error(fault)
      if (Date.now() > end) throw new Error(`Timed out after ${timeoutMs} ms.`)
      await sleep(pollEvery, undefined, { signal })
    }
  }

  /** Kills the one that is in the middle of a transaction which last did what `query` names. */
  async function killAtWork(query: string): Promise<void> {
    let found: Instance | undefined
    await until(
      async () => {
        const { rows } = await client.query<{ name: string }>(
          `select application_name as name from pg_stat_activity
           where datname = current_database() and application_name like 'bench %'
             and xact_start is not null and query ilike $1`,
          [`%${query}%`],
        )
        found = running.find(({ name }) => rows.some((row) => row.name === name))
        return found !== undefined
      },
      { timeoutMs: 60_000 },
    )
    if (found) await kill(found)
  }

  return {
    start,
    until,
    killAtWork,
    killAll: async () => {
      for (const instance of [...running]) await kill(instance)
    },
    killed: () => killed,
  }
}
