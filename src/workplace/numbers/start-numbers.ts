import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { changeChannel } from '@/cms/change-channel'
import { runSql } from '@/lib/run-sql'
import { numbersTag, setCurrentNumbers } from './current-numbers'
import { publicNumbers } from './public-numbers'
import { readNumbers } from './read-numbers'

const interval = 2 * 60 * 1000
const settling = 5 * 1000

type Parts = { getCms: () => Promise<Payload>; countAccounts: () => Promise<number> }

async function count({ getCms, countAccounts }: Parts): Promise<void> {
  try {
    const cms = await getCms()
    const numbers = publicNumbers(await readNumbers({ cms, countAccounts, now: new Date() }))
    if (!setCurrentNumbers(numbers)) return
    await runSql({ cms, query: sql`select pg_notify(${changeChannel}, ${numbersTag})` })
  } catch (error) {
    // The last numbers stay: a service that is away must not end the server.
    console.error('The community could not be counted:', error)
  }
}

/** Counts the community soon after the start and every two minutes while this process runs. */
export function startNumbers(parts: Parts): void {
  setTimeout(() => void count(parts), settling).unref()
  setInterval(() => void count(parts), interval).unref()
}
