import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '../../src/cms/transaction'
import { runSql } from '../../src/lib/run-sql'
import { usePlans } from '../helpers/planned-changes'

const { site, later, plan, newEntry, isPublic, readState } = usePlans()
const container = 'timeline-entries'
// Processes start, on a machine that has other things to do.
const patiently = { timeout: 60_000, interval: 50 }

const running = new Map<string, ChildProcess>()

/** Carries out what is due; the database calls its connections by `name`. */
function startProcess(name: string): void {
  const script = ['tests/helpers/schedule-process.ts', later(1).toISOString()]
  const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', ...script], {
    env: { ...process.env, PGAPPNAME: name },
    stdio: 'inherit',
  })
  running.set(name, child)
}

async function kill(name: string): Promise<void> {
  const child = running.get(name)
  running.delete(name)
  if (child?.exitCode !== null) throw new Error(`There is no process “${name}” to kill.`)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

afterEach(async () => {
  for (const name of [...running.keys()]) await kill(name)
})

async function countRows(query: ReturnType<typeof sql>, req?: PayloadRequest): Promise<number> {
  const { rows } = await runSql({ cms: site.cms, req, query })
  return Number(rows[0]?.count)
}

test('of two processes one is killed in the middle of a change, which the other carries out', async () => {
  const held = await newEntry('Întrerupt de tot')
  const others = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => newEntry(`Al ${number}-lea`)))
  const heldPlan = await plan({ container, document: held })
  const plans: number[] = []
  for (const document of others) plans.push(await plan({ container, document }))
  const versions = sql`select count(*) from _timeline_entries_v`
  const before = await countRows(versions)

  await inTransaction({
    cms: site.cms,
    work: async (req) => {
      // Anyone who publishes this entry has written it by now, and waits for its older versions.
      const versionsHeld = sql`select from _timeline_entries_v where parent_id = ${held} for update`
      await runSql({ cms: site.cms, req, query: versionsHeld })
      const holder = await countRows(sql`select pg_backend_pid() as count`, req)
      // Not asked in this transaction, which would be answered the same each time.
      const waiting = sql`select application_name as name from pg_stat_activity
        where ${holder}::int = any(pg_blocking_pids(pid))`
      const namesWaiting = async () =>
        (await runSql({ cms: site.cms, query: waiting })).rows.map(({ name }) => String(name))
      startProcess('first')
      startProcess('second')
      await expect.poll(namesWaiting, patiently).toHaveLength(1)
      const [name] = await namesWaiting()
      await kill(name ?? '')
      expect((await readState(heldPlan)).state).toBe('waiting')
      expect(await isPublic(held)).toBe(false)
    },
  })

  await expect.poll(async () => (await readState(heldPlan)).state, patiently).toBe('done')
  expect(running.size).toBe(1)
  const done = sql`select count(*) from scheduled_changes where state = 'done'`
  await expect.poll(() => countRows(done), patiently).toBe(plans.length + 1)
  for (const document of [held, ...others]) expect(await isPublic(document)).toBe(true)
  for (const id of [heldPlan, ...plans]) {
    expect(await readState(id)).toMatchObject({ state: 'done', attempts: 0, lastError: null })
  }
  // A version and its snapshot for each time that something was published.
  expect(await countRows(versions)).toBe(before + 2 * (others.length + 1))
  const { rows } = await runSql({
    cms: site.cms,
    query: sql`select document, count(*)::int as entries from audit_entries
      where container = ${container} and action = 'publish' group by document`,
  })
  const published = [held, ...others].map((id) => ({ document: String(id), entries: 1 }))
  expect(rows).toHaveLength(published.length)
  expect(rows).toEqual(expect.arrayContaining(published))
}, 120_000)
