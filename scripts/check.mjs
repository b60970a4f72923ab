// @ts-check
import { requireNode } from './node-version.mjs'

// The dependency checker asks for more than the site does.
requireNode('20.19')
const { launch } = await import('./launch.mjs')
await launch({ script: 'run-checks.ts' })
