import { parseArgs } from 'node:util'
import { runLocal } from '../src/dev/local-run'

const options = { cluster: { type: 'boolean' }, dev: { type: 'boolean' } } as const
const { cluster, dev } = parseArgs({ options }).values

await runLocal({ mode: dev ? 'development' : 'production', isCluster: cluster ?? false })
