import type { Client } from 'pg'
import { startAuthCore } from '../../src/dev/auth-core'
import { runToEnd, type Environment } from '../../src/dev/processes/child'
import { withClient } from '../../src/dev/postgres/database'
import { scriptArguments, withOwnDatabase, type Bench, type Finding } from './apart'
import { runInstances } from './instances'
import { fillMembers } from './member-rows'

// A tenth of them have not confirmed their address.
const accounts = 11_200
const script = 'bench-notices.ts'
const timeoutMs = 10 * 60_000

const counts = `
with confirmed as (
  select users.email from auth_core.users
  join auth_core.verified_emails verified on verified.user_id = users.id
    and verified.email = users.email
), mails as (
  select recipient, count(*) as times from outgoing_mails where template = 'terms-change'
  group by recipient
)
select (select count(*) from confirmed)::int as confirmed,
  (select coalesce(sum(times), 0) from mails)::int as mails,
  (select count(*) from mails)::int as receivers,
  (select count(*) from mails where times > 1)::int as twice,
  (select count(*) from confirmed where email not in (select recipient from mails))::int as "leftOut",
  (select count(*) from mails where recipient not in (select email from confirmed))::int as strangers,
  (select told from release_notices)::int as told,
  (select state from release_notices) as state`

type Counts = {
  confirmed: number
  mails: number
  receivers: number
  twice: number
  leftOut: number
  strangers: number
  told: number
  state: string
}

async function count(client: Client): Promise<Counts> {
  const [found] = (await client.query<Counts>(counts)).rows
  if (!found) throw new Error('Nothing was counted.')
  return found
}

async function publish({ env, signal }: { env: Environment; signal: AbortSignal }): Promise<void> {
  const args = scriptArguments(script, 'publish')
  const { output } = await runToEnd({ command: process.execPath, args, env, signal })
  if (!/^published$/m.test(output)) throw new Error(output)
}

/** Two instances tell everybody; they are killed in the middle of a batch, once both of them. */
async function tellEverybody(options: {
  client: Client
  env: Environment
  signal: AbortSignal
}): Promise<{ seconds: number; killed: number; isWhole: boolean }> {
  const { client } = options
  const instances = runInstances({ script, ...options })
  const start = performance.now()
  let isWhole = true
  const progress = () => count(client)
  try {
    instances.start()
    instances.start()
    for (const place of [0.1, 0.4, 0.7]) {
      const behind = async () => (await progress()).told >= accounts * 0.9 * place
      await instances.until(behind, { timeoutMs })
      await instances.killAtWork('outgoing_mails')
      if (place === 0.4) {
        await instances.killAll()
        // What the last batch had written when it was killed must be gone.
        await client.query('select from release_notices for update')
        const { mails, told } = await count(client)
        isWhole = mails === told
        instances.start()
      }
      instances.start()
    }
    await instances.until(async () => (await progress()).state === 'done', { timeoutMs })
    return { seconds: (performance.now() - start) / 1000, killed: instances.killed(), isWhole }
  } finally {
    await instances.killAll()
  }
}

/** Tells 10 000 members of new terms while the instances that do so are killed. */
export async function benchNotices(bench: Bench): Promise<Finding> {
  const { signal } = bench
  const own = await withOwnDatabase({ ...bench, name: 'notices' })
  const core = await startAuthCore({ databaseUrl: own.DATABASE_URL, signal })
  const env = { ...own, SUPERTOKENS_CONNECTION_URI: core.url, SUPERTOKENS_API_KEY: core.apiKey }
  try {
    return await withClient(own.DATABASE_URL, async (client) => {
      await fillMembers({ run: (text, values) => client.query(text, values), members: accounts })
      await publish({ env, signal })
      const { seconds, killed, isWhole } = await tellEverybody({ client, env, signal })
      const found = await count(client)
      const { confirmed, mails, receivers, twice, leftOut, strangers, told } = found
      const rows: [string, string | number][] = [
        [`accounts, ${confirmed} of them with a confirmed address`, accounts],
        ['processes killed in the middle of their work', killed],
        ['mails queued', mails],
        ['distinct receivers', receivers],
        ['told twice', twice],
        ['left out', leftOut],
        ['told without a confirmed address', strangers],
        ['told, by the notice itself', told],
        ['nothing of an interrupted batch stayed', isWhole ? 'yes' : 'no'],
        ['seconds, starting the processes included', Math.round(seconds)],
      ]
      const table = [
        '| what | figure |',
        '| --- | --- |',
        ...rows.map((row) => `| ${row.join(' | ')} |`),
      ]
      const isExact = mails === confirmed && receivers === confirmed && told === confirmed
      const isGood = isWhole && isExact && twice + leftOut + strangers === 0
      return { table: table.join('\n'), isGood }
    })
  } finally {
    await core.stop()
  }
}
