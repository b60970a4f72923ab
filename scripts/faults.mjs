// @ts-check
import { requireNode } from './node-version.mjs'

requireNode('20.9')

const { launch } = await import('./launch.mjs')
await launch({ script: 'faults.ts' })
