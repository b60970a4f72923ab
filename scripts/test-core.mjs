// @ts-check
import { requireNode } from './node-version.mjs'

// Vitest asks for more than the site does.
requireNode('20.19')
const { launch } = await import('./launch.mjs')
await launch({ script: 'run-core-tests.ts' })
