// Measures the inbox on the migrated database of DATABASE_URL, whose messages it replaces, and
// prints a table; scripts/bench/inbox.ts runs it in a process of its own.
import config from '@payload-config'
import { getPayload } from 'payload'
import { Client } from 'pg'
import { getEnv } from '../src/lib/env'
import { fillInbox, measureInbox } from './bench/inbox'
import { reportLists } from './bench/list-times'

const messages = 1000

const client = new Client({ connectionString: getEnv().DATABASE_URL })
await client.connect()
await fillInbox({ run: (text, values) => client.query(text, values), messages })
await client.end()

const cms = await getPayload({ config, disableOnInit: true })
const times = await measureInbox({ cms })
await cms.destroy()
process.exit(reportLists({ title: `${messages} messages, 25 a page`, times }))
