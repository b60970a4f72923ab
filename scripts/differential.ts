// Sends odd requests to the front server and to a bare server of Node, and compares what is read of
// them: npm run differential -- --seed=1 --requests=50000. Ends with 1 where anything differs.
import { parseArgs } from 'node:util'
import { runDifferential } from './differential/differential'
import { knownAttacks } from './differential/known-attacks'

const shown = 20

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '50000' },
  },
})
const { rows, passed, differences, unrefused } = await runDifferential({
  seed: Number(values.seed),
  requests: Number(values.requests),
})
console.table(Object.fromEntries(rows))
const sent = [...rows.values()].reduce((sum, row) => sum + row.requests, 0)
console.log(`${sent} requests, ${passed} of them passed on, ${differences.length} read in two ways`)
for (const one of differences.slice(0, shown)) console.log(one)
console.log(`${knownAttacks.length} known attacks, ${unrefused.length} not refused`)
for (const one of unrefused) console.log(one)
process.exit(differences.length + unrefused.length === 0 ? 0 : 1)
