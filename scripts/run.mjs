// @ts-check
// Runs a command of package.json: `node scripts/run.mjs bench lists` is scripts/bench.ts, given `lists`.
import { requireNode } from './node-version.mjs'

const [name = ''] = process.argv.splice(2, 1)
// Vitest and the dependency checker ask for more than the site does.
requireNode(['check', 'test', 'test-core'].includes(name) ? '20.19' : '20.9')

const { launch } = await import('./launch.mjs')
// An image installs its dependencies in a layer of its own; a build must not touch them again.
await launch({ script: `${name}.ts`, install: name !== 'build' })
