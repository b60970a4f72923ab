import type { Client } from 'pg'
import { runToEnd, type Environment } from '../../src/dev/processes/child'
import { withClient } from '../../src/dev/postgres/database'
import { scriptArguments, withOwnDatabase, type Bench, type Finding } from './apart'
import { runInstances } from './instances'

const script = 'bench-schedule.ts'
/** Planned for one moment, and those planned a second and a half before theirs. */
const together = 20
const onShortNotice = 10
/** From the plan to that moment; both instances have started by then. */
const aheadMs = 60_000
/** The promise, in seconds after the planned time. */
const limit = 60

type Watched = { id: number; late: number; isTogether: boolean }

async function plan({ env, signal }: { env: Environment; signal: AbortSignal }): Promise<void> {
  const args = scriptArguments(script, 'plan', ...[together, onShortNotice, aheadMs].map(String))
  const { output } = await runToEnd({ command: process.execPath, args, env, signal })
  if (!/^planned$/m.test(output)) throw new Error(output)
}

/** Watches changes become done; the first instance seen in the middle of one is killed. */
async function watch(options: {
  client: Client
  env: Environment
  signal: AbortSignal
}): Promise<{ seen: Watched[]; killed: number }> {
  const { client, env, signal } = options
  const instances = runInstances({ script, ...options })
  const seen = new Map<number, Watched>()
  const look = async () => {
    const { rows } = await client.query<{ id: number; dueAt: Date; isTogether: boolean }>(
      `select id, due_at as "dueAt", due_at = (select due_at from scheduled_changes
         group by due_at having count(*) > 1 limit 1) as "isTogether"
       from scheduled_changes where state = 'done'`,
    )
    for (const { id, dueAt, isTogether } of rows) {
      const late = (Date.now() - dueAt.getTime()) / 1000
      if (!seen.has(id)) seen.set(id, { id, late, isTogether })
    }
    return seen.size
  }
  try {
    instances.start()
    instances.start()
    let planned: unknown = null
    const planning = plan({ env, signal }).then(
      () => (planned = true),
      (error: unknown) => (planned = error),
    )
    const moment = async () => {
      await look()
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from scheduled_changes
         where state = 'waiting' and due_at <= now()
           and due_at in (select due_at from scheduled_changes group by due_at having count(*) > 1)`,
      )
      return (rows[0]?.count ?? 0) > 0
    }
    await instances.until(moment, { timeoutMs: 180_000 })
    await instances.killAtWork('timeline_entries')
    instances.start()
    const all = together + onShortNotice
    const isOver = async () => (await look()) === all || (planned !== null && planned !== true)
    await instances.until(isOver, { timeoutMs: 180_000 })
    await planning
    if (planned !== true) throw planned
    return { seen: [...seen.values()], killed: instances.killed() }
  } finally {
    await instances.killAll()
  }
}

function latest(seen: Watched[]): string {
  return Math.max(...seen.map(({ late }) => late)).toFixed(1)
}

/** How late two instances are in publishing what is planned, one of them killed in the middle. */
export async function benchSchedule(bench: Bench): Promise<Finding> {
  const { signal } = bench
  const env = await withOwnDatabase({ ...bench, name: 'schedule' })
  return withClient(env.DATABASE_URL, async (client) => {
    const { seen, killed } = await watch({ client, env, signal })
    const { rows } = await client.query<{ entries: number }>(
      `select count(entry.id)::int as entries from scheduled_changes change
       left join audit_entries entry on entry.container = change.container
         and entry.document = change.document and entry.action = 'publish'
       group by change.id`,
    )
    const once = rows.filter(({ entries }) => entries === 1).length
    const all = together + onShortNotice
    const lines: [string, string | number][] = [
      ['changes planned', all],
      ['processes killed in the middle of a change', killed],
      ['carried out', seen.length],
      ['carried out exactly once, by the audit log', once],
      [
        `seconds after its time, the last of ${together} at one moment`,
        latest(seen.filter(({ isTogether }) => isTogether)),
      ],
      [
        `seconds after its time, the latest of ${onShortNotice} planned 1.5 seconds ahead`,
        latest(seen.filter(({ isTogether }) => !isTogether)),
      ],
    ]
    const table = [
      '| what | figure |',
      '| --- | --- |',
      ...lines.map((row) => `| ${row.join(' | ')} |`),
    ]
    const isGood = once === all && seen.every(({ late }) => late <= limit)
    return { table: table.join('\n'), isGood }
  })
}
