// Measures the list of members on the migrated database of DATABASE_URL, which it fills with as many
// as it is told, with the core that SUPERTOKENS_CONNECTION_URI names, and prints a table;
// scripts/bench/members.ts runs it in a process of its own.
import config from '@payload-config'
import { getPayload } from 'payload'
import { Client } from 'pg'
import { getEnv } from '../src/lib/env'
import { reportLists } from './bench/list-times'
import { measureMembers } from './bench/member-lists'
import { fillMembers } from './bench/member-rows'

const members = Number(process.argv[2])

const client = new Client({ connectionString: getEnv().DATABASE_URL })
await client.connect()
await fillMembers({ run: (text, values) => client.query(text, values), members })
await client.end()

const cms = await getPayload({ config, disableOnInit: true })
const times = await measureMembers({ cms })
await cms.destroy()
process.exit(reportLists({ title: `${members} members, 25 a page`, times }))
