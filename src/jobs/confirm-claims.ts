import type { QueueConnection } from './queue-connection'

/** Milliseconds for which a claim holds until it is confirmed: its answer may be lost. */
export const claimMs = 5000

type Counter = 'attempts' | 'runs'

/**
 * How the claims of a table are confirmed, and its leases renewed. `counter` is the column that every
 * claim counts up: anyone who has taken over an expired claim has counted one more. Asked again after
 * a lost answer, this gives the same one.
 */
export function confirmClaims<Name extends Counter>({
  connection: { query },
  table,
  counter,
}: {
  connection: QueueConnection
  table: 'jobs' | 'outgoing_mails'
  counter: Name
}) {
  const confirmQuery = `
    update ${table} task
    set lease_until = now() + $3 * interval '1 millisecond', updated_at = now()
    from unnest($1::int[], $2::numeric[]) as held (id, count)
    where task.id = held.id and task.${counter} = held.count and state = $4
    returning task.id`

  /** Keeps claimed tasks for `leaseMs`; those that are still this worker's. */
  return async <Task extends { id: number } & Record<Name, number>>(options: {
    tasks: Task[]
    leaseMs: number
  }): Promise<Task[]> => {
    const { tasks, leaseMs } = options
    const ids = tasks.map(({ id }) => id)
    const counts = tasks.map((task) => task[counter])
    const state = table === 'jobs' ? 'running' : 'sending'
    const rows = await query(confirmQuery, [ids, counts, leaseMs, state])
    const held = new Set(rows.map(({ id }) => id))
    return tasks.filter(({ id }) => held.has(id))
  }
}
