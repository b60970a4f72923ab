// Measures the translation desk on the migrated database of DATABASE_URL, whose units it replaces,
// with as many as it is told, and prints a table; scripts/bench.ts runs it in a process of its own.
import config from '@payload-config'
import { getPayload } from 'payload'
import { Client } from 'pg'
import { getEnv } from '../src/lib/env'
import { measureContent } from './bench/saves-and-scans'
import { fillTimeline } from './bench/timeline-content'
import { measureDesk } from './bench/translations'
import { fillUnits } from './bench/unit-rows'

const units = Number(process.argv[2])

const client = new Client({ connectionString: getEnv().DATABASE_URL })
await client.connect()
await client.query('delete from translation_units')
const run = (text: string, values: unknown[]) => client.query(text, values)
await fillUnits({ run, units })

const cms = await getPayload({ config, disableOnInit: true })
const timings = await measureDesk({ cms })
// From here on the units are those of real records.
await fillTimeline({ run, records: units / 2 })
await client.end()
timings.push(...(await measureContent({ cms })))
await cms.destroy()
console.log(`| ${units} units in 3 languages | p50 ms | p95 ms |`)
console.log('| --- | --- | --- |')
for (const { name, p50, p95 } of timings) {
  console.log(`| ${name} | ${Math.round(p50)} | ${Math.round(p95)} |`)
}
console.log(`\nPeak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
process.exit(0)
