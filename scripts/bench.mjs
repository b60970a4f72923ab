// @ts-check
import './node-version.mjs'

const { launch } = await import('./launch.mjs')
await launch({ script: 'bench.ts' })
