import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Instance } from './instance'
import type { Rig } from './rig'
import type { Scene } from './scene'
import { broken, saidBy } from './tally'

type Mend = () => Promise<void> | void

/**
 * Something that goes wrong, and what may come of it. Readers get every page, unless it says
 * otherwise.
 */
export type Fault = {
  /** As a line of the table begins: “the database is killed”. */
  name: string
  /** Causes it; gives what ends it. */
  strike: (scene: Scene) => Promise<Mend> | Mend
  /** How long it lasts, in seconds. */
  seconds?: number
  /** What readers may get instead of a page while no instance is up. */
  readersMayGet?: string[]
  /** Whether calls of members and editors may break off: who answered them was killed. */
  mayBreak?: boolean
  /**
   * How many mails may arrive twice, with the same Message-ID: one for each process that was killed,
   * or server that was cut off, after it had taken the mail and before it could say so.
   */
  mailsTwice?: number
}

const nothing: Mend = () => undefined

async function killed({ kill, start }: Rig['database']): Promise<Mend> {
  await kill()
  return start
}

function frozen(...instances: Instance[]): Mend {
  for (const { send } of instances) send('SIGSTOP')
  return () => {
    for (const { send } of instances) send('SIGCONT')
  }
}

/** Has every commit to the tables that people write to fail as it does on a full disk. */
async function fullDisk({ database }: Rig): Promise<Mend> {
  const tables = ['contact_messages', 'redirects', 'community', 'outgoing_mails']
  await database.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  for (const table of tables) {
    await database.query(`create constraint trigger full_disk after insert or update on ${table}
      deferrable initially deferred for each row execute function full_disk()`)
  }
  return async () => {
    // One lock at a time: those of all tables at once wait for writers who wait for them.
    for (const table of tables) await database.query(`drop trigger full_disk on ${table}`)
    await database.query('drop function full_disk')
  }
}

/** Takes every connection that the database has left. */
async function noConnections({ database }: Rig): Promise<Mend> {
  const held: Client[] = []
  try {
    for (;;) held.push(await database.connect())
  } catch {
    // All are taken.
  }
  return async () => {
    await Promise.all(held.map((client) => client.end()))
  }
}

async function readOnly({ database }: Rig): Promise<Mend> {
  const reload = async (change: string) => {
    await database.query(`alter system ${change}`)
    await database.query('select pg_reload_conf()')
  }
  await reload('set default_transaction_read_only = on')
  return () => reload('reset default_transaction_read_only')
}

async function endConnections({ database }: Rig): Promise<void> {
  await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`)
}

function refuseMails({ mail }: Rig, code: 451 | 554): Mend {
  mail.rules.message = () => ({ code, text: 'not today' })
  return () => {
    delete mail.rules.message
  }
}

/** Kills both applications between the moment a mail was taken and the moment they hear of it. */
function killWhileSending({ mail, instances }: Rig): Mend {
  mail.rules.message = () => {
    delete mail.rules.message
    for (const { send } of instances) send('SIGKILL', 'app')
    return undefined
  }
  return () => {
    delete mail.rules.message
  }
}

/** Asks for pages that nobody has made, as many at once as a robot would. */
function guessAddresses({ origin }: Rig): Mend {
  let isOver = false
  let number = 0
  const work = Array.from({ length: 48 }, async () => {
    while (!isOver) {
      const address = `${origin}/ro/about?guess=${(number += 1)}`
      await fetch(address).then(
        (answer) => answer.arrayBuffer(),
        () => sleep(50),
      )
    }
  })
  return async () => {
    isOver = true
    await Promise.all(work)
  }
}

/** The same message by many clicks, and as many saves at once as a team can make. */
async function atOnce({ members, editor, ledger, people }: Scene): Promise<Mend> {
  const message = ledger.newText('message')
  const body = { name: 'Ana', message, locale: 'ro' }
  const send = async () => members[0]?.call('/contact', { body })
  const save = async () => {
    const redirect = ledger.newText('redirect')
    const since = performance.now()
    const from = `/proj/${redirect}`
    const answer = await editor.call('/api/redirects', { body: { from, to: '/about' } })
    people.editors.tally.note({ said: saidBy(answer), ms: performance.now() - since })
    if (answer.status === 201) ledger.confirm(redirect)
  }
  const sent = await Promise.all(Array.from({ length: 50 }, send))
  if (sent.some((answer) => answer?.status === 200)) ledger.confirm(message)
  await Promise.all(Array.from({ length: 30 }, save))
  return nothing
}

const whileNobodyIsThere = ['503', broken]

/** Every fault of the suite, in the order of the table. */
export const faults: readonly Fault[] = [
  {
    name: 'the database is killed',
    strike: ({ database }) => killed(database),
  },
  {
    name: 'the database is killed right after a publish',
    async strike({ database, ledger }) {
      await ledger.published()
      return killed(database)
    },
  },
  {
    name: 'the database is frozen',
    seconds: 8,
    strike({ gates }) {
      gates.database.freeze()
      return gates.database.open
    },
  },
  {
    name: 'the database is cut off',
    async strike({ gates }) {
      await gates.database.cut()
      return gates.database.open
    },
  },
  {
    name: 'the database ends all connections',
    async strike(rig) {
      await endConnections(rig)
      return nothing
    },
  },
  { name: 'the database has no connection left', strike: noConnections },
  { name: 'the database is read-only', strike: readOnly },
  { name: 'the database’s disk is full', strike: fullDisk },
  {
    name: 'the account service is killed',
    async strike({ core }) {
      process.kill(core.pid, 'SIGKILL')
      await core.stop()
      return core.start
    },
  },
  {
    name: 'the account service is frozen',
    strike({ core }) {
      const { pid } = core
      process.kill(pid, 'SIGSTOP')
      return () => void process.kill(pid, 'SIGCONT')
    },
  },
  {
    name: 'the mail server is away',
    mailsTwice: 1,
    async strike({ gates }) {
      await gates.mail.cut()
      return gates.mail.open
    },
  },
  {
    name: 'the mail server is frozen',
    strike({ gates }) {
      gates.mail.freeze()
      return gates.mail.open
    },
  },
  { name: 'the mail server refuses mails for now', strike: (rig) => refuseMails(rig, 451) },
  {
    name: 'both applications are killed while they send',
    mayBreak: true,
    mailsTwice: 2,
    strike: killWhileSending,
  },
  {
    name: 'an application is killed',
    mayBreak: true,
    mailsTwice: 1,
    strike({ instances: [first] }) {
      first.send('SIGKILL', 'app')
      return nothing
    },
  },
  {
    name: 'a front server is killed',
    mayBreak: true,
    strike({ instances: [first] }) {
      first.send('SIGKILL', 'front')
      return nothing
    },
  },
  {
    name: 'an instance is killed',
    mayBreak: true,
    mailsTwice: 1,
    strike({ instances: [first] }) {
      first.send('SIGKILL')
      return nothing
    },
  },
  {
    name: 'an instance is frozen',
    seconds: 8,
    mayBreak: true,
    strike: ({ instances: [first] }) => frozen(first),
  },
  {
    name: 'all instances are restarted, one after the other',
    seconds: 1,
    async strike({ instances }) {
      for (const { restart } of instances) await restart()
      return nothing
    },
  },
  {
    name: 'all instances are killed at once',
    mayBreak: true,
    mailsTwice: 2,
    readersMayGet: whileNobodyIsThere,
    strike({ instances }) {
      for (const { send } of instances) send('SIGKILL')
      return nothing
    },
  },
  { name: 'one message is sent 50 times at once, then 30 saves', seconds: 1, strike: atOnce },
  { name: 'thousands of guessed addresses are asked for', strike: guessAddresses },
]
